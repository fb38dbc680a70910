import type { Body } from '../outlines.ts';
import type { CarShape } from '../shape.ts';
import { convertible } from './convertible.ts';
import { coupe } from './coupe.ts';
import { estate } from './estate.ts';
import { hatchback } from './hatchback.ts';
import { mpv } from './mpv.ts';
import { pickup } from './pickup.ts';
import { saloon } from './saloon.ts';
import { suv } from './suv.ts';

export const shapes: Record<Body, CarShape> = { hatchback, suv, saloon, estate, coupe, convertible, mpv, pickup };
