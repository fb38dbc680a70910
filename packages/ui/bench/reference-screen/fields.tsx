import { ComboBox } from 'react-aria-components/ComboBox';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import {
  FieldError,
  Input,
  Label,
  TextField as AriaTextField,
  type TextFieldProps,
} from 'react-aria-components/TextField';

interface Option {
  value: string;
  label: string;
}

interface FieldProps {
  label: string;
  name?: string;
  options: readonly Option[];
}

function Options({ options }: { options: readonly Option[] }) {
  return (
    <Popover className="floating">
      <ListBox className="list" items={options}>
        {({ value, label }: Option) => (
          <ListBoxItem id={value} className="option">
            {label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}

interface SelectFieldProps extends FieldProps {
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
}

export function SelectField({ label, options, onChange, ...props }: SelectFieldProps) {
  return (
    <Select {...props} className="field" {...(onChange && { onChange: (value) => onChange(String(value)) })}>
      <Label>{label}</Label>
      <Button className="box">
        <SelectValue />
      </Button>
      <Options options={options} />
    </Select>
  );
}

export function MultiSelectField({ label, options, ...props }: FieldProps) {
  return (
    <Select {...props} className="field" selectionMode="multiple" placeholder="Any">
      <Label>{label}</Label>
      <Button className="box">
        <SelectValue />
      </Button>
      <Options options={options} />
    </Select>
  );
}

export function ComboBoxField({ label, options, ...props }: FieldProps & { defaultValue?: string }) {
  return (
    <ComboBox {...props} className="field" defaultItems={options}>
      <Label>{label}</Label>
      <div className="box">
        <Input placeholder="Any" />
        <Button>▾</Button>
      </div>
      <Options options={options} />
    </ComboBox>
  );
}

export function TextField({ label, ...props }: TextFieldProps & { label: string }) {
  return (
    <AriaTextField {...props} className="field">
      <Label>{label}</Label>
      <Input className="box" />
      <FieldError />
    </AriaTextField>
  );
}
