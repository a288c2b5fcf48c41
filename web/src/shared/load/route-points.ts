type Point = { readonly latitude: number; readonly longitude: number }
export type SketchPoint = { readonly x: number; readonly y: number }
type Box = { readonly width: number; readonly height: number; readonly margin: number }

/** Projects coordinates into a box, north up and to scale; a single place is centred. */
export const projectPoints = (points: readonly Point[], { width, height, margin }: Box): readonly SketchPoint[] => {
  if (points.length === 0) return []
  const middle = (points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length) * (Math.PI / 180)
  const flat = points.map(({ latitude, longitude }) => ({ x: longitude * Math.cos(middle), y: -latitude }))
  const left = Math.min(...flat.map(({ x }) => x))
  const top = Math.min(...flat.map(({ y }) => y))
  const wide = Math.max(...flat.map(({ x }) => x)) - left
  const high = Math.max(...flat.map(({ y }) => y)) - top
  const scale = Math.min((width - 2 * margin) / (wide || 1e-9), (height - 2 * margin) / (high || 1e-9))
  const used = scale > 1e6 ? 0 : scale
  return flat.map(({ x, y }) => ({ x: width / 2 + (x - left - wide / 2) * used, y: height / 2 + (y - top - high / 2) * used }))
}
