import { waitUntil } from './until.ts';
import { escapeKeys, type User } from './user.ts';

export interface Place {
  /** The element to search in. @default document.body */
  within?: Element | undefined;
}

/**
 * Finds a field's control by its label: the `<input>`, `<select>` or `<textarea>`, the button of a `Select`, or the
 * group of a `CheckboxGroup`, `RadioGroup` or `ToggleButtonGroup`.
 *
 * @throws {Error} if no field or more than one has the label; the message lists the existing labels
 */
export function findField(label: string, { within = document.body }: Place = {}): HTMLElement {
  // React Aria adds a hidden select to each list, for forms.
  const fields = [...within.querySelectorAll<HTMLElement>(controls)].filter(
    (field) =>
      field.closest('[aria-hidden="true"]') === null &&
      (field.closest('[data-component="CheckboxGroup"]') ?? field) === field,
  );
  const fullMatches = fields.filter((field) => getLabels(field)[0] === label);
  const [found, ...more] =
    fullMatches.length > 0 ? fullMatches : fields.filter((field) => getLabels(field).includes(label));
  if (more.length > 0)
    throw new Error(
      `There are ${more.length + 1} fields labelled ‘${label}’. Pass \`within\` to search only part of the page.`,
    );
  if (found === undefined) {
    const labels = fields.map((field) => `‘${getLabels(field)[0]}’`).join(', ') || 'none';
    throw new Error(`There is no field labelled ‘${label}’. Labels: ${labels}. Pass the complete label, as announced.`);
  }
  return found;
}

/**
 * Selects an option by its label in a `NativeSelect`, `Select`, `ComboBox`, `CheckboxGroup`, `RadioGroup` or
 * `ToggleButtonGroup`, as a user would: opens the list, finds the option and clicks it. For several options, clicks
 * each and then closes the list.
 * @param option the option's label, or several labels for a field with several values
 * @throws {Error} if the field is missing, or if the option is missing (in a list, after a second) or disabled; an open
 * list is closed first
 */
export async function choose(
  user: User,
  label: string,
  option: string | readonly string[],
  place: Place = {},
): Promise<void> {
  const field = findField(label, place);
  const optionLabels = typeof option === 'string' ? [option] : option;
  try {
    await chooseInField(field, user, label, optionLabels);
  } finally {
    if (isOpen(field)) await user.keyboard('{Escape}');
  }
}

async function chooseInField(
  field: HTMLElement,
  user: User,
  label: string,
  optionLabels: readonly string[],
): Promise<void> {
  switch (field.closest<HTMLElement>('[data-component]')?.dataset['component']) {
    case 'NativeSelect':
      await user.selectOptions(field, [...optionLabels]);
      return;
    case 'CheckboxGroup':
    case 'RadioGroup':
      for (const optionLabel of optionLabels)
        await user.click(
          assertEnabled(
            findOption(field, '[data-part="Option"] > label', optionLabel) ?? throwMissing(label, optionLabel),
            label,
            optionLabel,
          ),
        );
      return;
    case 'ToggleButtonGroup':
      for (const optionLabel of optionLabels)
        await user.click(
          assertEnabled(
            findOption(field, '[data-part="Option"]', optionLabel) ?? throwMissing(label, optionLabel),
            label,
            optionLabel,
          ),
        );
      return;
    case 'Select':
      await user.click(field);
      for (const optionLabel of optionLabels) await user.click(await waitForOption(field, label, optionLabel));
      return;
    case 'ComboBox':
      for (const optionLabel of optionLabels) {
        await user.click(field);
        (field as HTMLInputElement).select();
        await user.keyboard(escapeKeys(optionLabel));
        await user.click(await waitForOption(field, label, optionLabel));
      }
      return;
    default:
      throw new Error(`‘${label}’ has no options to choose from. Use \`click\` or \`type\` of user-event instead.`);
  }
}

const controls =
  'input:not([type="hidden"], [type="radio"]), select, textarea, button[role="combobox"], [data-component="CheckboxGroup"], [data-component="RadioGroup"], [data-component="ToggleButtonGroup"]';

/**
 * Returns two forms of a control's label: in full, and without a suffix such as '(optional)'. Does not use the
 * accessible name, because it may also contain the value.
 */
function getLabels(field: HTMLElement): string[] {
  const root = field.closest('[data-component]');
  const label = root?.querySelector('[data-part="Label"], [data-part="Legend"]');
  const texts = label ? [label.textContent, label.firstChild?.textContent] : [field.getAttribute('aria-label')];
  return texts.map((text) => (text ?? '').trim());
}

const isOpen = (field: HTMLElement) => field.getAttribute('aria-expanded') === 'true';

async function waitForOption(field: HTMLElement, label: string, optionLabel: string): Promise<HTMLElement> {
  const option = await waitUntil(
    () => {
      const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
      return list === null ? undefined : findOption(list, '[role="option"]', optionLabel);
    },
    () => describeMissingOption(label, optionLabel),
  );
  return assertEnabled(option, label, optionLabel);
}

function assertEnabled(option: HTMLElement, label: string, optionLabel: string): HTMLElement {
  if (option.matches('[aria-disabled="true"], :has(:disabled), :disabled'))
    throw new Error(`‘${optionLabel}’ of ‘${label}’ cannot be chosen, because it is disabled.`);
  return option;
}

/** Finds an option by its label, ignoring a count after it. */
function findOption(list: Element, selector: string, optionLabel: string): HTMLElement | undefined {
  const options = [...list.querySelectorAll<HTMLElement>(selector)];
  const lines = options.map((option) => (findOptionLabel(option) ?? option).textContent.trim());
  const exact = lines.indexOf(optionLabel);
  return options[exact === -1 ? lines.findIndex((line) => line.startsWith(`${optionLabel} `)) : exact];
}

/** Returns the element with an option's label, which does not contain the count. */
const findOptionLabel = (option: Element) => option.querySelector('[data-part="OptionLabel"]');

const describeMissingOption = (label: string, optionLabel: string) =>
  `‘${label}’ has no option ‘${optionLabel}’. Pass it as it is written in the list, without its count.`;

function throwMissing(label: string, optionLabel: string): never {
  throw new Error(describeMissingOption(label, optionLabel));
}
