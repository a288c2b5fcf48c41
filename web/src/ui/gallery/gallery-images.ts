export type GalleryImage = { readonly id: string; readonly url: string; readonly name: string }

/** Images that browsers show: png, jpg, jpeg, svg, or a file just chosen from the disk. */
export const isShowable = ({ url, name }: GalleryImage): boolean =>
  url.startsWith('blob:') || [url.split(/[?#]/)[0] ?? '', name].some((text) => /\.(png|jpe?g|svg)$/i.test(text))

/** Wraps an index around at both ends. */
export const wrap = (index: number, count: number): number => (count === 0 ? 0 : (index + count) % count)
