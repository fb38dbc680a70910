import { type Filters, createFormValues, splitExclusions } from '@forecourt/search-core';
import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react';
import {
  type Draft,
  getDraftErrors,
  clearDraft,
  createDraft,
  type FormKey,
  OTHER_BOUND,
  formatAmount,
  getFormValues,
} from './draft.ts';
import { keepModels } from './makes-and-models.ts';
import { type MakesAndModels, useMakesAndModels } from './use-reference.ts';

export interface FormState {
  makesAndModels: MakesAndModels;
  /** The values on screen, which Apply uses. */
  draft: Draft;
  /** Errors of the fields that have lost focus, or of all fields after an attempt to apply. */
  errors: Readonly<Record<string, string>>;
  isValid: boolean;
  /** Whether the form's values differ from the URL. */
  isChanged: boolean;
  set: <Key extends FormKey>(key: Key, value: Draft[Key]) => void;
  merge: (changed: Partial<Draft>) => void;
  setMakes: (makes: string[]) => void;
  /** Called when a field loses focus. From then on, its errors are shown. */
  leave: (key: FormKey) => void;
  showAllErrors: () => void;
  /** Discards the draft, so that the form shows the URL's filters when it opens next. */
  discard: () => void;
  /** Empties all fields but the postcode. */
  clear: () => void;
  /** Resets the form to the URL's filters. */
  undo: () => void;
}

interface StoredDraft {
  /** The URL's filters that the draft started from. */
  key: string;
  draft: Draft;
  /** Whether the makes differ from the URL's, so that models of other makes are removed. */
  haveMakesChanged: boolean;
  shownErrors: ReadonlySet<FormKey>;
  isDiscarded: boolean;
}

const ALL_ERRORS = new Set(Object.keys(createDraft({})) as FormKey[]);
const NO_ERRORS: ReadonlySet<FormKey> = new Set();

/**
 * Keeps changes that were not applied while the panel is closed, and discards them when the URL's filters change. The
 * result is memoized, so that the form can be memoized too.
 * @param isOpen whether to load makes and models
 */
export function useDraft(filters: Filters, isOpen: boolean): FormState {
  const key = useMemo(() => JSON.stringify(createFormValues(filters)), [filters]);
  const createStoredDraft = (): StoredDraft => ({
    key,
    draft: createDraft(filters),
    haveMakesChanged: false,
    shownErrors: NO_ERRORS,
    isDiscarded: false,
  });
  const [stored, setStored] = useState(createStoredDraft);
  const isStale = stored.key !== key || (stored.isDiscarded && isOpen);
  const current = isStale ? createStoredDraft() : stored;
  if (current !== stored) setStored(current);

  const { haveMakesChanged, shownErrors } = current;
  const makesAndModels = useMakesAndModels(current.draft.make, splitExclusions(filters.make).wanted ?? [], isOpen);
  const { getModels } = makesAndModels;
  const [actions] = useState(() => createActions(setStored));
  const setMakes = useCallback(
    (make: string[]) =>
      actions.changeDraft((now) => {
        const removedMakes = now.draft.make.filter((previousMake) => !make.includes(previousMake));
        const model = keepModels(now.draft.model, make, getModels, removedMakes);
        return { draft: { ...now.draft, make, model }, haveMakesChanged: true };
      }),
    [actions, getModels],
  );
  const draft = useMemo(
    () =>
      // The models of a new make arrive later. Only then can models of other makes be removed.
      haveMakesChanged
        ? { ...current.draft, model: keepModels(current.draft.model, current.draft.make, getModels) }
        : current.draft,
    [current.draft, getModels, haveMakesChanged],
  );
  const allErrors = useMemo(() => getDraftErrors(draft), [draft]);
  const errors = useShownErrors(allErrors, shownErrors, draft);
  return useMemo(() => {
    const { changeDraft, set, merge, leave } = actions;
    return {
      makesAndModels,
      draft,
      errors,
      isValid: Object.keys(allErrors).length === 0,
      isChanged: JSON.stringify(getFormValues(draft)) !== JSON.stringify(getFormValues(createDraft(filters))),
      set,
      merge,
      setMakes,
      leave,
      showAllErrors: () => changeDraft(() => ({ shownErrors: new Set(ALL_ERRORS) })),
      discard: () => changeDraft(() => ({ isDiscarded: true })),
      clear: () =>
        changeDraft((now) => ({ draft: clearDraft(now.draft), haveMakesChanged: true, shownErrors: NO_ERRORS })),
      undo: () =>
        changeDraft(() => ({
          draft: createDraft(filters),
          haveMakesChanged: false,
          shownErrors: NO_ERRORS,
          isDiscarded: false,
        })),
    };
  }, [actions, allErrors, draft, errors, filters, makesAndModels, setMakes]);
}

/**
 * Returns the same object until an error or `shownFields` changes. A new object after an attempt to apply lets the form
 * focus the first invalid field.
 */
function useShownErrors(
  allErrors: FormState['errors'],
  shownFields: ReadonlySet<FormKey>,
  draft: Draft,
): FormState['errors'] {
  // An empty postcode disables the submit button, so its error is always shown.
  const isShown = (field: string) =>
    shownFields.has(field as FormKey) || (field === 'postcode' && draft.postcode.trim() === '');
  const errors = Object.fromEntries(Object.entries(allErrors).filter(([field]) => isShown(field)));
  const [shown, setShown] = useState({ errors, fields: shownFields });
  if (shown.fields === shownFields && JSON.stringify(shown.errors) === JSON.stringify(errors)) return shown.errors;
  setShown({ errors, fields: shownFields });
  return errors;
}

type ChangeDraft = (next: (now: StoredDraft) => Partial<StoredDraft>) => void;

/** The functions stay the same for every render, so that fields can be memoized. */
function createActions(setStored: Dispatch<SetStateAction<StoredDraft>>): Pick<FormState, 'set' | 'merge' | 'leave'> & {
  changeDraft: ChangeDraft;
} {
  const changeDraft: ChangeDraft = (next) => setStored((now) => ({ ...now, ...next(now) }));
  return {
    changeDraft,
    set: (field, value) => changeDraft((now) => ({ draft: { ...now.draft, [field]: value } })),
    merge: (changed) => changeDraft((now) => ({ draft: { ...now.draft, ...changed } })),
    leave: (field) =>
      changeDraft((now) => ({
        draft: isAmount(field) ? { ...now.draft, [field]: formatAmount(field, now.draft[field]) } : now.draft,
        shownErrors: new Set([...now.shownErrors, field, ...getFilledOtherBound(field, now.draft)]),
      })),
  };
}

function getFilledOtherBound(field: FormKey, draft: Draft): FormKey[] {
  const otherBound = OTHER_BOUND[field];
  return otherBound !== undefined && draft[otherBound] !== '' ? [otherBound] : [];
}

const isAmount = (field: FormKey): field is 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear' => field in OTHER_BOUND;
