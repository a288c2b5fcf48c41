const WHITE = 0xffffffff

/** A picture turned about its middle; what comes from outside it is white. */
export const turned = ({ width, height, data, colorSpace }: ImageData, degrees: number): ImageData => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  const [middleX, middleY] = [width / 2, height / 2]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - middleX, y - middleY]
      const sourceX = Math.round(dx * cos - dy * sin + middleX)
      const sourceY = Math.round(dx * sin + dy * cos + middleY)
      const isInside = sourceX >= 0 && sourceX < width && sourceY >= 0 && sourceY < height
      to[y * width + x] = isInside ? from[sourceY * width + sourceX]! : WHITE
    }
  return { width, height, data: new Uint8ClampedArray(to.buffer), colorSpace } as ImageData
}
