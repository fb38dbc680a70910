import { sharedTokens } from '@forecourt/ui/tokens';
import { vars } from '@forecourt/ui/theme';
import { useEffect, useRef, useState } from 'react';
import './foundations.css';

type Step = keyof typeof vars.type;

const names = Object.keys(sharedTokens.type) as Step[];

const uses: Readonly<Record<Step, string>> = {
  display: 'the headline of a home page',
  headline: 'the title of any other page',
  title: 'the heading of a section, the title of a dialog',
  figure: 'the price on a card',
  subtitle: 'the heading of a subsection, the title of a popover',
  lead: 'the paragraph below a title',
  body: 'body text and fields: below 16 px, phones zoom in on focus',
  small: 'facts of a car, descriptions of fields',
  micro: 'labels on pictures and scales',
};

export function Type() {
  return (
    <dl className="docs-type-scale">
      {names.map((name) => (
        <Sample key={name} name={name} />
      ))}
    </dl>
  );
}

function Sample({ name }: { name: Step }) {
  const sample = useRef<HTMLElement>(null);
  const [size, setSize] = useState<number>();
  useEffect(() => {
    const measure = () => {
      if (sample.current) setSize(Math.round(Number.parseFloat(getComputedStyle(sample.current).fontSize) * 10) / 10);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const { font, face, tracking } = sharedTokens.type[name];
  return (
    <div>
      <dt>
        <code>{name}</code>
        {size !== undefined && <span>{size} px here</span>}
        <small>
          {face} {font}, {tracking}
        </small>
      </dt>
      <dd ref={sample} style={{ font: vars.type[name].font, letterSpacing: vars.type[name].tracking }}>
        We do the sums: £26,850
      </dd>
      <dd className="docs-use">For {uses[name]}.</dd>
    </div>
  );
}
