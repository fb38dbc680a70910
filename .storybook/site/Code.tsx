import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from '../globals.ts';

interface CodeProps {
  language: 'bash' | 'css' | 'html' | 'json' | 'tsx';
  code: string;
}

/** A piece of code, in the colours of the theme. */
export function Code({ language, code }: CodeProps) {
  return <Source language={language} code={code} dark={useTheme() === 'dark'} />;
}
