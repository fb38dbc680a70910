import type { ReactNode } from 'react';
import { face, hidden } from './segments.css.ts';
import type { SegmentSize } from './sizes.ts';

interface SegmentFaceProps {
  label: string;
  icon?: ReactNode;
  isLabelHidden?: boolean | undefined;
  size: SegmentSize;
}

/** An icon without text shows its label as a tooltip on hover. */
export function SegmentFace({ label, icon, isLabelHidden = false, size }: SegmentFaceProps) {
  return (
    <span className={face({ size, isLabelHidden })} title={isLabelHidden ? label : undefined}>
      {icon}
      <span className={isLabelHidden ? hidden : undefined}>{label}</span>
    </span>
  );
}
