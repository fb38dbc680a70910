import { useId, useState } from 'react';
import * as styles from './CarDetailDialog.css.ts';
import type { CarDetailDialogStrings } from './strings.ts';

/** What is longer is folded: about five lines of a dialog. */
const MOST_LETTERS = 420;
const MOST_LINES = 5;

interface CarDescriptionProps {
  description: string | undefined;
  text: CarDetailDialogStrings;
}

/** The seller's own words, whole where they are few, else their beginning and a way to the rest. */
export function CarDescription({ description, text }: CarDescriptionProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const words = description?.trim().replaceAll(/\n\s*\n\s*/g, '\n\n');
  if (!words) return null;
  const isLong = words.length > MOST_LETTERS || words.split('\n').length > MOST_LINES;
  return (
    <div data-part="Description">
      <p id={id} dir="auto" className={styles.words({ isFolded: isLong && !isUnfolded })}>
        {words}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? text.readLess : text.readAll}
        </button>
      )}
    </div>
  );
}
