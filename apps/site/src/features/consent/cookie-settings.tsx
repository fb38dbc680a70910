import { Button } from '@forecourt/ui/Button';
import { Checkbox } from '@forecourt/ui/Checkbox';
import { Dialog } from '@forecourt/ui/Dialog';
import { Form } from '@forecourt/ui/Form';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { env } from '../../config/env.ts';
import { purposeTexts, settings } from '../../content/consent.ts';
import { isPurposeAllowed, consentAtom, activePurposes } from '../../lib/consent.ts';
import { showToast } from '../../lib/toasts.ts';
import * as css from './cookie-settings.css.ts';

interface CookieSettingsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Saving without ‘Remember the cars I looked at’ also deletes the viewed cars. */
export function CookieSettings({ isOpen, onOpenChange }: CookieSettingsProps) {
  const [decisions = {}, setDecisions] = useAtom(consentAtom);
  const form = useId();
  const save = (data: FormData) => {
    setDecisions(Object.fromEntries(activePurposes.map((purpose) => [purpose, data.has(purpose)])));
    onOpenChange(false);
    showToast({ title: 'Choices saved', description: 'To change them, open Cookie settings at the foot of any page.' });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      narrow="drawer"
      title={settings.title}
      description={settings.description}
      footer={
        <Button type="submit" form={form}>
          Save choices
        </Button>
      }
    >
      <Form id={form} onSubmit={save} className={css.form}>
        {activePurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            label={purposeTexts[purpose].name}
            description={purposeTexts[purpose].description}
            defaultSelected={isPurposeAllowed(decisions, purpose)}
          />
        ))}
        <p className={css.note}>{settings.needed}</p>
        {env.consent.scriptUrl ? <p className={css.note}>{settings.others}</p> : null}
      </Form>
    </Dialog>
  );
}
