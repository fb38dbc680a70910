import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as section from '../internal/section/section.css.ts';
import * as styles from './CarDetailDialog.css.ts';
import { useCarDetail } from './context.ts';

/** Longer descriptions are collapsed. The limit is about five lines of the dialog. */
const MAX_CHARACTERS = 420;
const MAX_LINES = 5;

/** Shows the seller's description, or the beginning of a long one and a button for the rest. */
export function CarDetailDescription() {
  const { description } = useCarDetail('CarDetailDescription').car;
  return <Description key={description} description={description} />;
}

function Description({ description }: { description: string | undefined }) {
  const { text } = useCarDetail('CarDetailDescription');
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const words = description?.trim().replaceAll(/\n\s*\n\s*/g, '\n\n');
  if (!words) return null;
  const isLong = words.length > MAX_CHARACTERS || words.split('\n').length > MAX_LINES;
  return (
    <div className={styles.section} data-part="Description">
      <h3 className={section.heading}>{text.fromSeller}</h3>
      <p id={id} dir="auto" className={styles.words({ isFolded: isLong && !isUnfolded })}>
        {words}
      </p>
      {isLong && (
        <AriaButton
          className={styles.readAllButton}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onPress={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? text.readLess : text.readAll}
        </AriaButton>
      )}
    </div>
  );
}
