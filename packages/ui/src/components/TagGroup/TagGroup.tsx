import type { ComponentProps, ReactNode, Ref } from 'react';
import {
  Button,
  Label,
  Tag,
  TagGroup as AriaTagGroup,
  type TagGroupProps as AriaTagGroupProps,
  TagList,
} from 'react-aria-components/TagGroup';
import * as chip from '../../internal/chip/chip.css.ts';
import { classes } from '../../internal/element/index.ts';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { fieldLabel, hidden } from '../../internal/field/Field.css.ts';
import type { AllowUndefined, FieldSize } from '../../internal/field/index.ts';
import { fillMessage, useStrings } from '../../internal/locale/index.ts';
import { Icon } from '../Icon/index.ts';
import { enGB } from './strings.ts';
import * as css from './TagGroup.css.ts';

export interface TagItem<Id extends string = string> {
  id: Id;
  label: string;
  /** An element before the label, such as an icon. It is not announced. */
  start?: ReactNode;
  /** Makes the tag a link. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface TagGroupProps<Id extends string = string> extends AllowUndefined<
  Omit<AriaTagGroupProps, 'children' | 'onRemove' | 'className'>
> {
  label: string;
  /**
   * Shows the label only to screen readers.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  items: readonly TagItem<Id>[];
  /** Heights of 28, 36 and 44 px, one step less than a field of the same size. @default 'm' */
  size?: FieldSize | undefined;
  /** Receives the ids of the removed tags. Adds a remove button to each tag; Delete and Backspace also remove tags. */
  onRemove?: ((ids: Id[]) => void) | undefined;
  /** The name of a remove button. @default 'Remove {label}' */
  removeLabel?: string | undefined;
  /** Shown if there are no tags. */
  emptyLabel?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A group of short labels, such as the values of a field or a car's equipment. The arrow keys move between tags. With
 * `onRemove`, Delete or Backspace removes a tag, and focus moves to the next one. With `selectionMode`, tags can be
 * selected.
 */
export function TagGroup<Id extends string>({
  label,
  isLabelHidden = false,
  items,
  size = 'm',
  onRemove,
  removeLabel,
  emptyLabel,
  className,
  ref,
  ...rest
}: TagGroupProps<Id>) {
  const strings = useStrings('TagGroup', enGB);
  const removalProps = onRemove && {
    onRemove: (keys: Set<string | number>) => onRemove(items.map(({ id }) => id).filter((id) => keys.has(id))),
  };
  return (
    <AriaTagGroup
      {...omitUndefined(rest)}
      ref={ref}
      {...removalProps}
      className={classes(css.group, className)}
      data-component="TagGroup"
    >
      <Label className={isLabelHidden ? hidden : fieldLabel} data-part="Label">
        {label}
      </Label>
      <TagList
        className={css.list({ size })}
        data-part="List"
        {...(emptyLabel && { renderEmptyState: () => emptyLabel })}
      >
        {items.map(({ id, label: text, start, href, isDisabled = false }) => (
          <Tag
            key={id}
            id={id}
            textValue={text}
            isDisabled={isDisabled}
            {...omitUndefined({ href })}
            className={classes(chip.chip, css.tag)}
            data-part="Tag"
          >
            {start !== undefined && (
              <span className={css.start} aria-hidden>
                {start}
              </span>
            )}
            <span className={chip.name}>{text}</span>
            {onRemove && (
              <Button
                slot="remove"
                aria-label={fillMessage(removeLabel ?? strings.remove, { label: text })}
                render={renderWithOwnName}
                className={chip.remove}
                data-part="Remove"
              >
                <Icon name="close" size="s" />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </AriaTagGroup>
  );
}

/** Removes React Aria's name, which puts the button's label before the tag's: the wrong order in many languages. */
const renderWithOwnName = (props: ComponentProps<'button'>) => <button {...props} aria-labelledby={undefined} />;
