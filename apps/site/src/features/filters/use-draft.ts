import { type Filters, formFromFilters } from '@forecourt/search-core';
import { useState } from 'react';
import { type Draft, draftErrors, draftOf, type FormKey, PARTNERS, tidied, valuesOf } from './draft.ts';
import { keptModels } from './makes-and-models.ts';
import { type MakesAndModels, useMakesAndModels } from './use-reference.ts';

export interface FormState {
  makesAndModels: MakesAndModels;
  /** The form as it shows and would be applied. */
  draft: Draft;
  /** What is wrong and has been told: of a field that was left, or of all after an attempt to apply. */
  errors: Readonly<Record<string, string>>;
  isValid: boolean;
  /** Does it say something else than the address? */
  isChanged: boolean;
  set: <Key extends FormKey>(key: Key, value: Draft[Key]) => void;
  setMakes: (makes: string[]) => void;
  /** The field was left: what is wrong with it is told from now on. */
  leave: (key: FormKey) => void;
  leaveAll: () => void;
  /** The form has become the search: opened again, it shows the address, whatever that is by then. */
  giveUp: () => void;
  replace: (draft: Draft) => void;
  /** Back to what the address says. */
  undo: () => void;
}

interface Kept {
  /** The form of the address that the draft began with. */
  key: string;
  draft: Draft;
  /** The makes are no longer those of the address, so models of other makes have no place. */
  areMakesChanged: boolean;
  told: ReadonlySet<FormKey>;
  isGivenUp: boolean;
}

const ALL = new Set(Object.keys(draftOf({})) as FormKey[]);
const NONE: ReadonlySet<FormKey> = new Set();

/**
 * The filter form of a search. What was changed and not applied stays while the panel is closed, and is given up when the
 * filters of the address change.
 *
 * @param isOpen is the form in sight, and are its makes and models wanted?
 */
export function useDraft(filters: Filters, isOpen: boolean): FormState {
  const key = JSON.stringify(formFromFilters(filters));
  const fresh = (): Kept => ({ key, draft: draftOf(filters), areMakesChanged: false, told: NONE, isGivenUp: false });
  const [kept, setKept] = useState(fresh);
  const isStale = kept.key !== key || (kept.isGivenUp && isOpen);
  const current = isStale ? fresh() : kept;
  if (current !== kept) setKept(current);

  const { areMakesChanged, told } = current;
  const makesAndModels = useMakesAndModels(current.draft.make, filters.make ?? [], isOpen);
  const { modelsOf } = makesAndModels;
  // Models of a make that was just chosen come late, and say only then which of the others go.
  const draft = areMakesChanged
    ? { ...current.draft, model: keptModels(current.draft.model, current.draft.make, modelsOf) }
    : current.draft;
  const all = draftErrors(draft);
  // A blank postcode keeps the form from being applied, so that is told from the beginning.
  const isTold = (field: string) =>
    told.has(field as FormKey) || (field === 'postcode' && draft.postcode.trim() === '');

  const change = (next: (now: Kept) => Partial<Kept>) =>
    setKept((before) => {
      const now = before.key === key ? before : fresh();
      return { ...now, ...next(now) };
    });
  return {
    makesAndModels,
    draft,
    errors: Object.fromEntries(Object.entries(all).filter(([field]) => isTold(field))),
    isValid: Object.keys(all).length === 0,
    isChanged: JSON.stringify(valuesOf(draft)) !== JSON.stringify(valuesOf(draftOf(filters))),
    set: (field, value) => change((now) => ({ draft: { ...now.draft, [field]: value } })),
    setMakes: (make) =>
      change((now) => {
        const removed = now.draft.make.filter((each) => !make.includes(each));
        const model = keptModels(now.draft.model, make, modelsOf, removed);
        return { draft: { ...now.draft, make, model }, areMakesChanged: true };
      }),
    leave: (field) =>
      change((now) => ({
        draft: isAmount(field) ? { ...now.draft, [field]: tidied(field, now.draft[field]) } : now.draft,
        told: new Set([...now.told, field, ...filledPartner(field, now.draft)]),
      })),
    leaveAll: () => change(() => ({ told: ALL })),
    giveUp: () => change(() => ({ isGivenUp: true })),
    replace: (next) => change(() => ({ draft: next, areMakesChanged: true, told: NONE })),
    undo: () => setKept(fresh()),
  };
}

/** What is wrong with the other end of a range is told with it, unless it is yet to be filled in. */
function filledPartner(field: FormKey, draft: Draft): FormKey[] {
  const partner = PARTNERS[field];
  return partner !== undefined && draft[partner] !== '' ? [partner] : [];
}

const isAmount = (field: FormKey): field is 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear' => field in PARTNERS;
