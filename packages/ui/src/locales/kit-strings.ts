import type { CarCardStrings } from '../domain/CarCard/index.ts';
import type { CarDetailDialogStrings } from '../domain/CarDetailDialog/index.ts';
import type { CarImageStrings } from '../domain/CarImage/index.ts';
import type { ChatPanelStrings } from '../domain/ChatPanel/index.ts';
import type { FilterTagsStrings } from '../domain/FilterTags/index.ts';
import type { NegotiationReportCardStrings } from '../domain/NegotiationReportCard/index.ts';
import type { PriceAnalysisStrings } from '../domain/PriceAnalysis/index.ts';
import type { PriceLedgerStrings, PriceSumStrings, PriceTagStrings } from '../domain/PriceTag/index.ts';
import type { PricingCardStrings } from '../domain/PricingCard/index.ts';
import type { SampleListingTableStrings } from '../domain/SampleListingTable/index.ts';
import type { SamplePostCardStrings } from '../domain/SamplePostCard/index.ts';
import type { SearchBoxStrings } from '../domain/SearchBox/index.ts';
import type { SignInDialogStrings } from '../domain/SignInDialog/index.ts';
import type { StackCarouselStrings } from '../domain/StackCarousel/index.ts';
import type { TestimonialColumnsStrings } from '../domain/TestimonialColumns/index.ts';
import type { TimelineStrings } from '../domain/Timeline/index.ts';
import type { TypingTextStrings } from '../domain/TypingText/index.ts';

/** Every string of the kit by component. A locale has all of them; a missing one is a type error. */
export interface KitStrings {
  CarCard: CarCardStrings;
  CarDetailDialog: CarDetailDialogStrings;
  CarImage: CarImageStrings;
  ChatPanel: ChatPanelStrings;
  FilterTags: FilterTagsStrings;
  NegotiationReportCard: NegotiationReportCardStrings;
  PriceAnalysis: PriceAnalysisStrings;
  PriceLedger: PriceLedgerStrings;
  PriceSum: PriceSumStrings;
  PriceTag: PriceTagStrings;
  PricingCard: PricingCardStrings;
  SampleListingTable: SampleListingTableStrings;
  SamplePostCard: SamplePostCardStrings;
  SearchBox: SearchBoxStrings;
  SignInDialog: SignInDialogStrings;
  StackCarousel: StackCarouselStrings;
  TestimonialColumns: TestimonialColumnsStrings;
  Timeline: TimelineStrings;
  TypingText: TypingTextStrings;
}
