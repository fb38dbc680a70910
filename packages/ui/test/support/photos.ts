import { type Angle, type Body, drawCar, type PaintName } from '../../src/domain/CarDrawing/index.ts';

const SCENES = {
  road: { sky: ['#7fa8cf', '#dfe9ef'], far: '#6f8a5c', ground: ['#8b8d8c', '#5f6160'], light: 0.18 },
  forecourt: { sky: ['#39486a', '#f0b98a'], far: '#43404a', ground: ['#6d6a6c', '#34333a'], light: 0.34 },
  showroom: { sky: ['#e9e6e1', '#cfcac3'], far: '#b6b0a8', ground: ['#d8d3cb', '#a49d93'], light: 0.1 },
} as const;
export type Scene = keyof typeof SCENES;

interface PhotoOptions {
  body: Body;
  paint: PaintName;
  /** @default 'side' */
  angle?: Angle;
  /** @default 'road' */
  scene?: Scene;
  /** The width in pixels. @default 1200 */
  width?: number;
  /** The height in pixels. @default 800 */
  height?: number;
}

/**
 * Draws a picture that behaves like a photo of a car: opaque, with a background up to its edges. It is identical in
 * every run and needs no server.
 */
export function takePhoto({ body, paint, angle = 'side', scene = 'road', width = 1200, height = 800 }: PhotoOptions) {
  const { sky, far, ground, light } = SCENES[scene];
  // The car is in the centre, because a plate with another aspect ratio crops around it.
  const isCloseUp = angle === 'nose' || angle === 'tail' || angle === 'wheel';
  const carWidth = Math.round(Math.min(width * 0.92, height * 1.45));
  const carHeight = Math.round((carWidth * 2) / 3);
  const horizon = Math.round(height * 0.52 + carHeight * 0.08);
  const road = Math.round(height * 0.52 + carHeight * 0.3);
  const place = isCloseUp
    ? { x: 0, y: 0, width, height, preserveAspectRatio: 'xMidYMid slice' }
    : { x: (width - carWidth) / 2, y: road - carHeight * 0.8, width: carWidth, height: carHeight };
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value}"`);
  const car = drawCar({ body, paint, angle, frame: 'picture' }).replace('<svg ', `<svg ${attributes.join(' ')} `);
  const createGradient = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const hills = `M0 ${horizon} Q${width * 0.2} ${horizon * 0.8} ${width * 0.45} ${horizon * 0.94} T${width} ${horizon * 0.86} V${horizon + 2} H0Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${createGradient('sky', sky)}${createGradient('ground', ground)}
<radialGradient id="lens"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity="${light}"/></radialGradient>
<filter id="soft"><feGaussianBlur stdDeviation="${width / 90}"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .16 0"/></filter></defs>
<rect width="${width}" height="${horizon}" fill="url(#sky)"/>
<path d="${hills}" fill="${far}" filter="url(#soft)"/>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#ground)"/>
<ellipse cx="${width / 2}" cy="${road - carHeight * 0.02}" rx="${carWidth * 0.44}" ry="${carHeight * 0.06}" opacity=".45" filter="url(#soft)"/>
${car}
<rect width="${width}" height="${height}" fill="url(#lens)"/><rect width="${width}" height="${height}" filter="url(#grain)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const ANGLES: readonly Angle[] = ['side', 'front', 'rear', 'nose', 'tail', 'wheel'];

export const takePhotos = (options: Omit<PhotoOptions, 'angle'>, count = ANGLES.length) =>
  ANGLES.slice(0, count).map((angle) => ({
    src: takePhoto({ ...options, angle }),
    label: angle === 'wheel' ? 'Wheel' : `${angle.charAt(0).toUpperCase()}${angle.slice(1)}`,
  }));
