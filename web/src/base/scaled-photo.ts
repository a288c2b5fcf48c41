const LONGEST = 1600
const QUALITY = 0.82

/** Width and height within 1,600 px, in the same proportion; never larger than before. */
export const fitted = (width: number, height: number, longest = LONGEST) => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A photo as a JPEG of at most 1,600 px: 12 MB become some 300 kB, and redrawing leaves its position data behind. */
export const scaledPhoto = async (file: Blob): Promise<Blob> => {
  const image = await createImageBitmap(file)
  const { width, height } = fitted(image.width, image.height)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  image.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((photo) => (photo ? resolve(photo) : reject(new Error('A foto não pôde ser lida.'))), 'image/jpeg', QUALITY)
  })
}
