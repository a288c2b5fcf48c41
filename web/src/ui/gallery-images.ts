export type GalleryImage = { readonly id: string; readonly url: string; readonly name: string }

/** Only what a browser shows: png, jpg, jpeg, svg, or something just chosen from the disk. */
export const isShowable = ({ url, name }: GalleryImage): boolean =>
  url.startsWith('blob:') || [url.split(/[?#]/)[0] ?? '', name].some((text) => /\.(png|jpe?g|svg)$/i.test(text))

/** The one before the first is the last. */
export const wrap = (index: number, count: number): number => (count === 0 ? 0 : (index + count) % count)
