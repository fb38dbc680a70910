// The import order defines the order of the cascade layers: the design system's, then the site's.
import 'virtual:fonts.css';
import '@forecourt/ui/theme';
import './layers.css.ts';
import './typeset.css.ts';
import './print.css.ts';
