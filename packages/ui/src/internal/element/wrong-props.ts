/**
 * The type of a prop that a component does not have, so that the compiler states what to use instead: "Type 'boolean'
 * is not assignable to type '"Use isDisabled."'". The documentation leaves such props out.
 */
type WrongProp<Hint extends string> = Hint;

/** Prop names from HTML and other kits that no interactive component has. */
interface WrongControlProps {
  disabled?: WrongProp<'Use isDisabled.'>;
  color?: WrongProp<'Use variant.'>;
}

export interface WrongButtonProps extends WrongControlProps {
  onClick?: WrongProp<'Use onPress.'>;
  loading?: WrongProp<'Use isPending.'>;
  href?: WrongProp<'Use LinkButton for a link that looks like a button.'>;
  to?: WrongProp<'Use LinkButton for a link that looks like a button.'>;
  as?: WrongProp<'Use LinkButton for a link that looks like a button.'>;
  isOpen?: WrongProp<'Set isOpen on the overlay, not on its trigger.'>;
}

export interface WrongToggleButtonProps extends WrongControlProps {
  onClick?: WrongProp<'Use onChange or onPress.'>;
  isPressed?: WrongProp<'Use isSelected.'>;
  pressed?: WrongProp<'Use isSelected.'>;
}

export interface WrongLinkProps extends WrongControlProps {
  to?: WrongProp<'Use href.'>;
  as?: WrongProp<'Use render.'>;
}

/** Prop names from other kits that no overlay has. */
export interface WrongOverlayProps {
  open?: WrongProp<'Use isOpen.'>;
  onClose?: WrongProp<'Use onOpenChange.'>;
}

export interface WrongDisclosureProps {
  open?: WrongProp<'Use isExpanded.'>;
  isOpen?: WrongProp<'Use isExpanded.'>;
  onOpenChange?: WrongProp<'Use onExpandedChange.'>;
}

export interface WrongTabsProps extends WrongControlProps {
  value?: WrongProp<'Use selectedKey.'>;
  defaultValue?: WrongProp<'Use defaultSelectedKey.'>;
  onChange?: WrongProp<'Use onSelectionChange.'>;
}

export interface WrongAlertProps {
  color?: WrongProp<'Use tone.'>;
  variant?: WrongProp<'Use tone.'>;
  onClose?: WrongProp<'Use onDismiss.'>;
}

export interface WrongFieldProps {
  error?: WrongProp<'Use errorMessage.'>;
  helperText?: WrongProp<'Use description.'>;
}

/** The prop names of HTML's checkbox. */
export interface WrongSelectionProps {
  checked?: WrongProp<'Use isSelected.'>;
  defaultChecked?: WrongProp<'Use defaultSelected.'>;
}

/** The prop names of React Aria's own Select. */
export interface WrongSelectProps {
  selectedKey?: WrongProp<'Use value.'>;
  onSelectionChange?: WrongProp<'Use onChange.'>;
}

export interface WrongBadgeProps {
  variant?: WrongProp<'Use tone.'>;
}

export interface WrongTextProps {
  as?: WrongProp<'Use render.'>;
}
