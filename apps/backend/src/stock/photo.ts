import { type CarDrawingOptions, drawCar } from '@forecourt/ui/car-drawing';

/** The backgrounds of photos. */
export const SCENES = ['street', 'drive', 'forecourt', 'country', 'dusk', 'showroom'] as const;
export type Scene = (typeof SCENES)[number];

const WIDTH = 600;
const HEIGHT = 400;
/** The line between background and ground. */
const HORIZON_Y = 252;
/** The road under the wheels. */
const ROAD_Y = 318;

interface Backdrop {
  sky: readonly [top: string, bottom: string];
  ground: readonly [far: string, near: string];
  /** Opacity of the dark corners. */
  vignette: number;
  /** Shapes of the background, out of focus: fill and path. */
  background: readonly (readonly [fill: string, path: string])[];
}

const createRectPath = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const createMoundPath = (x: number, y: number, width: number) =>
  `M${x} ${HORIZON_Y + 4}C${x} ${y} ${x + width * 0.3} ${y} ${x + width * 0.5} ${y + 12}S${x + width} ${y} ${x + width} ${HORIZON_Y + 4}z`;

const BACKGROUNDS: Record<Scene, Backdrop> = {
  street: {
    sky: ['#a9c0d6', '#e3e8ea'],
    ground: ['#9c978f', '#6f6b65'],
    vignette: 0.26,
    background: [
      ['#a3705a', createRectPath(-20, 96, 210, 160)],
      ['#8c5c49', 'M-20 98L86 44L196 98z'],
      ['#c6a98c', createRectPath(230, 116, 190, 140)],
      ['#9a6553', createRectPath(452, 82, 190, 174)],
      [
        '#dfe3e4',
        `${createRectPath(30, 130, 44, 56)}${createRectPath(112, 130, 44, 56)}${createRectPath(268, 142, 46, 52)}${createRectPath(500, 122, 50, 60)}`,
      ],
    ],
  },
  drive: {
    sky: ['#c3d2da', '#eef0ec'],
    ground: ['#b9ab98', '#8d8070'],
    vignette: 0.22,
    background: [
      ['#9a6450', createRectPath(-20, 120, 300, 140)],
      ['#e6e3dc', createRectPath(60, 158, 150, 100)],
      ['#5f7a4e', createMoundPath(250, 150, 240)],
      ['#4f6943', createMoundPath(430, 130, 230)],
    ],
  },
  forecourt: {
    sky: ['#b8c4cd', '#e9ecee'],
    ground: ['#a5a6a6', '#727476'],
    vignette: 0.28,
    background: [
      ['#dfe2e4', createRectPath(-20, 92, 660, 170)],
      [
        '#51626f',
        `${createRectPath(20, 130, 160, 100)}${createRectPath(206, 130, 160, 100)}${createRectPath(392, 130, 160, 100)}`,
      ],
      ['#c9423b', createRectPath(-20, 92, 660, 20)],
      ['#7f868c', `${createRectPath(-30, 214, 120, 42)}${createRectPath(520, 210, 130, 46)}`],
    ],
  },
  country: {
    sky: ['#8fb4d8', '#e6eef0'],
    ground: ['#8f9087', '#696a63'],
    vignette: 0.24,
    background: [
      ['#8ba37c', 'M-20 256V190Q120 130 290 184T640 166V256z'],
      ['#5f7d4d', createMoundPath(-60, 176, 300)],
      ['#54713f', createMoundPath(320, 186, 320)],
    ],
  },
  dusk: {
    sky: ['#46557a', '#eab288'],
    ground: ['#716a6d', '#3a373d'],
    vignette: 0.4,
    background: [
      ['#494455', createRectPath(-20, 140, 150, 120)],
      ['#3d394a', createRectPath(110, 96, 110, 164)],
      ['#554e5c', createRectPath(240, 150, 160, 110)],
      ['#413c4c', createRectPath(420, 112, 230, 148)],
      [
        '#f2c98b',
        `${createRectPath(132, 120, 16, 22)}${createRectPath(172, 160, 16, 22)}${createRectPath(450, 140, 18, 24)}${createRectPath(540, 180, 18, 24)}`,
      ],
    ],
  },
  showroom: {
    sky: ['#f1efeb', '#d9d4cc'],
    ground: ['#d5d0c7', '#a19a8f'],
    vignette: 0.16,
    background: [
      [
        '#c4beb4',
        `${createRectPath(0, 60, 14, 200)}${createRectPath(200, 60, 14, 200)}${createRectPath(400, 60, 14, 200)}`,
      ],
      [
        '#fbfaf8',
        `${createRectPath(40, 84, 130, 150)}${createRectPath(240, 84, 130, 150)}${createRectPath(440, 84, 130, 150)}`,
      ],
    ],
  },
};

type Car = Pick<CarDrawingOptions, 'body' | 'size' | 'doors' | 'paint' | 'angle'>;

/** Draws a picture that looks like a photo of a car: opaque, with a background that is out of focus. */
export function drawPhoto(car: Car, scene: Scene): string {
  const { sky, ground, vignette, background } = BACKGROUNDS[scene];
  const isClose = car.angle === 'nose' || car.angle === 'tail' || car.angle === 'wheel';
  const frame = isClose ? { x: 0, y: 0, width: WIDTH } : { x: 18, y: ROAD_Y - 278, width: WIDTH - 36 };
  const carSvg = drawCar({ ...car, frame: 'picture' }).replace(
    '<svg ',
    `<svg x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${(frame.width * 2) / 3}" `,
  );
  const createGradient = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>`,
    createGradient('sky', sky),
    createGradient('ground', ground),
    `<radialGradient id="lens" cx=".5" cy=".55" r=".75"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity="${vignette}"/></radialGradient>`,
    `<filter id="blur" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${isClose ? 14 : 5}"/></filter></defs>`,
    `<path d="${createRectPath(0, 0, WIDTH, HORIZON_Y + 4)}" fill="url(#sky)"/>`,
    `<g filter="url(#blur)">${background.map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join('')}</g>`,
    `<path d="${createRectPath(0, HORIZON_Y, WIDTH, HEIGHT - HORIZON_Y)}" fill="url(#ground)"/>`,
    carSvg,
    `<path d="${createRectPath(0, 0, WIDTH, HEIGHT)}" fill="url(#lens)"/></svg>`,
  ].join('');
}
