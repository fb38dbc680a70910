import { DEFAULT_POSTCODE, formatMileage, formatPrice, judgeResults, type Listing } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { CarDetailSection } from '@forecourt/ui/CarDetailDialog';
import { CarImage } from '@forecourt/ui/CarImage';
import { DescriptionList, DescriptionListItem } from '@forecourt/ui/DescriptionList';
import { PriceMileageChart } from '@forecourt/ui/PriceMileageChart';
import { PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { findMargin, toPicture } from '../../lib/car-card.ts';
import { queryClient } from '../../services/query-client.ts';
import { createComparablesQuery, getListingsUrl } from '../../services/search.ts';
import * as css from './car-evidence.css.ts';
import {
  type Comparables,
  createComparablesSearch,
  createLedger,
  type Ledger,
  MIN_COMPARABLES,
  selectComparables,
  selectSimilarCars,
} from './comparables.ts';
import { EvidenceSkeleton } from './evidence-skeleton.tsx';
import { type CarEvidenceProps, getEvidenceHeading } from './find-car.ts';
import { rememberListing } from './use-car-on-nearby-pages.ts';

/** With fewer similar cars than this, ‘Similar cars’ is not shown. */
const MIN_SIMILAR_CARS = 3;

/** Shows how the estimate was calculated, and similar cars. One request loads the cars for both. */
export function CarEvidence({ listing, view }: CarEvidenceProps) {
  const postcode = view.state.filters.postcode ?? DEFAULT_POSTCODE;
  const search = createComparablesSearch(listing, postcode);
  const { data, error, isFetching, refetch } = useQuery(
    createComparablesQuery(search && getListingsUrl(search)),
    queryClient,
  );
  if (isFetching || (!data && !error)) return <EvidenceSkeleton listing={listing} />;
  if (!data)
    return (
      <CarDetailSection heading={getEvidenceHeading(listing)}>
        <p className={css.note} role="alert">
          We couldn’t load the similar cars. Check your connection and try again.
        </p>
        <Button size="s" variant="secondary" className={css.retry} onPress={() => void refetch()}>
          Try again
        </Button>
      </CarDetailSection>
    );
  const similarCars = selectSimilarCars(listing, data);
  return (
    <>
      <HowWeGotThere listing={listing} comparables={selectComparables(listing, data)} view={view} />
      {similarCars.length >= MIN_SIMILAR_CARS && <SimilarCars cars={similarCars} view={view} />}
    </>
  );
}

const HowWeValueLink = () => <Link to={paths.howWeValue}>How we value cars</Link>;

interface HowWeGotThereProps extends CarEvidenceProps {
  comparables: Comparables;
}

function HowWeGotThere({ listing, comparables, view }: HowWeGotThereProps) {
  const navigate = useNavigate();
  const ledger = createLedger(listing, comparables.cars);
  const name = getName(listing);
  const { price, mileage, reg, estimate, range } = listing;
  const openCar = (key: string) => {
    const comparable = comparables.cars.find((car) => car.key === key);
    if (comparable) rememberListing(comparable);
    const { href, ...entry } = view.linkToSimilarCar(key);
    void navigate(href, { ...entry, preventScrollReset: true });
  };
  if (!ledger) {
    const count = comparables.cars.length;
    return (
      <CarDetailSection heading={getEvidenceHeading(listing)}>
        <p className={css.note}>
          {`We found ${count === 0 ? 'no' : `only ${count}`} similar ${count === 1 ? 'car' : 'cars'} with a price and a mileage. We need ${MIN_COMPARABLES} to show the working. `}
          <HowWeValueLink />
        </p>
      </CarDetailSection>
    );
  }
  const { low, high } = ledger.prices;
  return (
    <CarDetailSection heading={getEvidenceHeading(listing)}>
      <p className={css.lead}>
        From{' '}
        <strong className={css.summary}>
          {ledger.count} similar cars: {formatPrice(low)} to {formatPrice(high)}
        </strong>
      </p>
      <p className={css.note}>{describeComparables(name, listing, comparables)}</p>
      <PriceMileageChart
        className={css.chart}
        label="Price and mileage"
        cars={comparables.cars.map((car) => ({
          id: car.key,
          name: [getName(car), car.year].join(', '),
          price: car.price,
          mileage: car.mileage,
        }))}
        car={price > 0 && mileage !== undefined ? { name, price, mileage, registration: reg } : undefined}
        estimate={estimate}
        range={range}
        onSelect={openCar}
      />
      {estimate !== undefined && <LedgerRows listing={listing} ledger={ledger} />}
    </CarDetailSection>
  );
}

const getName = ({ make, model }: Listing) => `${make} ${model}`.trim();

function describeComparables(
  name: string,
  { year }: Listing,
  { maxYearDifference, fuel, transmission }: Comparables,
): string {
  const sharedFacts = [fuel, transmission].filter(Boolean).join(' ').toLowerCase();
  const yearRange = year === undefined ? '' : `, ${year - maxYearDifference} to ${year + maxYearDifference}`;
  return `${name}${sharedFacts && `, ${sharedFacts}`}${yearRange}, for sale now in the UK.`;
}

/** Every step is in whole pounds, and the steps add up. */
function LedgerRows({ listing, ledger }: { listing: Listing; ledger: Ledger }) {
  const { mileage, age, otherAmount = 0, valuation, estimate } = ledger;
  const statedValue = valuation ?? estimate;
  const difference = listing.price - statedValue;
  const judgement = listing.price > 0 ? judgeResults(listing.price, statedValue) : undefined;
  const isAdjusted = [mileage, age].some((adjustment) => adjustment !== undefined && adjustment.amount !== 0);
  return (
    <>
      {isAdjusted && (
        <p className={css.note}>
          The line in the chart goes by mileage alone, and cars with more miles are usually older too. The working
          counts mileage and age separately, so its rate per mile differs from the line’s.
        </p>
      )}
      <DescriptionList size="s" className={css.ledger} aria-label="The working">
        <DescriptionListItem term={`Average of ${ledger.count} similar cars`}>
          {formatPrice(ledger.average)}
        </DescriptionListItem>
        {mileage && mileage.amount !== 0 && (
          <DescriptionListItem term={describeMileage(mileage.difference, mileage.rate)}>
            {formatSignedPrice(mileage.amount)}
          </DescriptionListItem>
        )}
        {age && age.amount !== 0 && (
          <DescriptionListItem term={describeAge(age.difference)}>{formatSignedPrice(age.amount)}</DescriptionListItem>
        )}
        {otherAmount !== 0 && (
          <DescriptionListItem term="Trim, seller and the wider market">
            {formatSignedPrice(otherAmount)}
          </DescriptionListItem>
        )}
        <DescriptionListItem term={valuation === undefined ? 'What these cars suggest' : 'Our estimate'} isTotal>
          {formatPrice(statedValue)}
        </DescriptionListItem>
        {listing.price > 0 && (
          <DescriptionListItem term="Listed price">{formatPrice(listing.price)}</DescriptionListItem>
        )}
        {listing.price > 0 && (
          <DescriptionListItem term="Difference" isTotal>
            <span className={difference > 0 ? css.priceAbove : css.priceBelow}>{formatSignedPrice(difference)}</span>
          </DescriptionListItem>
        )}
      </DescriptionList>
      {valuation !== undefined && judgement && (
        <p className={css.note}>
          {judgement.rule.text} <HowWeValueLink />
        </p>
      )}
    </>
  );
}

const formatSignedPrice = (amount: number) =>
  amount === 0 ? formatPrice(0) : `${amount < 0 ? '\u2212' : '+'}${formatPrice(Math.abs(amount))}`;

const oneDecimalFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

function describeMileage(difference: number, rate: number): string {
  const miles = formatMileage(Math.round(Math.abs(difference)));
  const comparison = `${miles} ${difference < 0 ? 'fewer' : 'more'}`;
  return `${comparison} than average, at ${oneDecimalFormat.format(Math.abs(rate) * 100)}p a mile`;
}

/** `difference` is in years, and positive if this car is newer than average. */
function describeAge(difference: number): string {
  const months = Math.max(1, Math.round(Math.abs(difference) * 12));
  const ageDifference =
    months < 12
      ? `${months} ${months === 1 ? 'month' : 'months'}`
      : `${oneDecimalFormat.format(months / 12)} ${months === 12 ? 'year' : 'years'}`;
  return `${ageDifference} ${difference > 0 ? 'newer' : 'older'} than average`;
}

function SimilarCars({ cars, view }: { cars: readonly Listing[]; view: CarEvidenceProps['view'] }) {
  return (
    <CarDetailSection heading="Similar cars">
      <ul className={css.cars}>
        {cars.map((car) => (
          <li key={car.key}>
            <SimilarCar car={car} view={view} />
          </li>
        ))}
      </ul>
    </CarDetailSection>
  );
}

function SimilarCar({ car, view }: { car: Listing; view: CarEvidenceProps['view'] }) {
  const { href, ...entry } = view.linkToSimilarCar(car.key);
  const valuation = car.estimate === undefined ? undefined : judgeResults(car.price, car.estimate);
  const facts = [car.mileage !== undefined && formatMileage(car.mileage), car.fuel, car.transmission];
  return (
    <div className={css.car}>
      <CarImage className={css.picture} src={car.image} alt="" {...toPicture(car)} />
      <div>
        <Link className={css.link} to={href} {...entry} preventScrollReset onClick={() => rememberListing(car)}>
          {[getName(car), car.year].filter(Boolean).join(', ')}
        </Link>
        <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={css.money}>
          <b className={css.price}>{formatPrice(car.price)}</b>
          {valuation && <PriceTag verdict={valuation.verdict} word={valuation.word} />}
        </p>
        {valuation && (
          <PriceSum
            valuation={valuation}
            range={car.range}
            margin={findMargin(car.price, valuation.estimate, car.range)}
          />
        )}
      </div>
    </div>
  );
}
