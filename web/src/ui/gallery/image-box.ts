export type Size = { readonly width: number; readonly height: number }
/** `whole` shows all of the image at zoom 1; `width` fills the width of the stage, and its height scrolls. */
export type ImageFit = 'whole' | 'width'

export const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** The zoom after or before this one; the ends stay. */
export const nextZoom = (zoom: number, by: 1 | -1): number =>
  by === 1 ? (ZOOMS.find((one) => one > zoom) ?? zoom) : (ZOOMS.findLast((one) => one < zoom) ?? zoom)

/** The size of the image before its rotation, and of the box that holds it once rotated by `turns` quarters. */
export const imageBox = (natural: Size, stage: Size, { zoom, turns, fit }: { zoom: number; turns: number; fit: ImageFit }) => {
  const turned = (size: Size): Size => (turns % 2 === 0 ? size : { width: size.height, height: size.width })
  const { width, height } = turned(natural)
  const scale = zoom * (fit === 'width' ? stage.width / width : Math.min(stage.width / width, stage.height / height))
  const image = { width: Math.floor(natural.width * scale), height: Math.floor(natural.height * scale) }
  return { image, box: turned(image) }
}
