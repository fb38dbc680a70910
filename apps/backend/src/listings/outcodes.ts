import { readFileSync } from 'node:fs';

export interface Outcode {
  code: string;
  /** In degrees. */
  latitude: number;
  longitude: number;
  /** The post town or district, if known. */
  town?: string;
  region: string;
}

let outcodes: ReadonlyMap<string, Outcode> | undefined;

/** Returns every outcode in `data/outcodes.json`, which is read once. */
export function readUkOutcodes(): ReadonlyMap<string, Outcode> {
  outcodes ??= readOutcodes();
  return outcodes;
}

function readOutcodes(): Map<string, Outcode> {
  const file = new URL('../../../../data/outcodes.json', import.meta.url);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Record<string, [number, number, string | null, string]>;
  return new Map(
    Object.entries(rows).map(([code, [latitude, longitude, town, region]]) => [
      code,
      { code, latitude, longitude, region, ...(town === null ? {} : { town }) },
    ]),
  );
}
