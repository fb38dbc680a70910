import { enGB as Alert } from '../components/Alert/strings.ts';
import { enGB as Button } from '../components/Button/strings.ts';
import { enGB as Carousel } from '../components/Carousel/strings.ts';
import { enGB as ComboBox } from '../components/ComboBox/strings.ts';
import { enGB as Form } from '../internal/field/strings.ts';
import { enGB as Dialog } from '../internal/overlay/strings.ts';
import { enGB as FacetList } from '../components/FacetList/strings.ts';
import { enGB as Pagination } from '../components/Pagination/strings.ts';
import { enGB as Select } from '../components/Select/strings.ts';
import { enGB as Skeleton } from '../components/Skeleton/strings.ts';
import { enGB as SkipLink } from '../components/SkipLink/strings.ts';
import { enGB as Slider } from '../components/Slider/strings.ts';
import { enGB as Spinner } from '../components/Spinner/strings.ts';
import { enGB as TagGroup } from '../components/TagGroup/strings.ts';
import { enGB as Toast } from '../components/Toast/strings.ts';
import { enGB as ThemeSwitch } from '../components/ThemeSwitch/strings.ts';
import { enGB as CarCard } from '../domain/CarCard/strings.ts';
import { enGB as CarDetailDialog } from '../domain/CarDetailDialog/strings.ts';
import { enGB as CarImage } from '../domain/CarImage/strings.ts';
import { enGB as ChatPanel } from '../domain/ChatPanel/strings.ts';
import { enGB as CompareTable } from '../domain/CompareTable/strings.ts';
import { enGB as FilterTags } from '../domain/FilterTags/strings.ts';
import { enGB as Lightbox } from '../domain/Lightbox/strings.ts';
import { enGB as NegotiationReportCard } from '../domain/NegotiationReportCard/strings.ts';
import { enGB as PriceAnalysis } from '../domain/PriceAnalysis/strings.ts';
import { enGB as PriceHistoryChart } from '../domain/PriceHistoryChart/strings.ts';
import { enGB as PriceMileageChart } from '../domain/PriceMileageChart/strings.ts';
import {
  priceLedgerEnGB as PriceLedger,
  priceSumEnGB as PriceSum,
  priceTagEnGB as PriceTag,
} from '../domain/PriceTag/strings.ts';
import { enGB as PricingCard } from '../domain/PricingCard/strings.ts';
import { enGB as SampleListingTable } from '../domain/SampleListingTable/strings.ts';
import { enGB as SamplePostCard } from '../domain/SamplePostCard/strings.ts';
import { enGB as SearchBox } from '../domain/SearchBox/strings.ts';
import { enGB as SignInDialog } from '../domain/SignInDialog/strings.ts';
import { enGB as StackCarousel } from '../domain/StackCarousel/strings.ts';
import { enGB as TestimonialColumns } from '../domain/TestimonialColumns/strings.ts';
import { enGB as Timeline } from '../domain/Timeline/strings.ts';
import { enGB as TypingText } from '../domain/TypingText/strings.ts';
import type { KitStrings } from './kit-strings.ts';

/** British English, which every component uses without a provider. */
export const enGB: KitStrings = {
  Alert,
  Button,
  Carousel,
  ComboBox,
  Dialog,
  Form,
  FacetList,
  Pagination,
  Select,
  Skeleton,
  SkipLink,
  Slider,
  Spinner,
  TagGroup,
  Toast,
  ThemeSwitch,
  CarCard,
  CarDetailDialog,
  CarImage,
  ChatPanel,
  CompareTable,
  FilterTags,
  Lightbox,
  NegotiationReportCard,
  PriceAnalysis,
  PriceHistoryChart,
  PriceLedger,
  PriceMileageChart,
  PriceSum,
  PriceTag,
  PricingCard,
  SampleListingTable,
  SamplePostCard,
  SearchBox,
  SignInDialog,
  StackCarousel,
  TestimonialColumns,
  Timeline,
  TypingText,
};
