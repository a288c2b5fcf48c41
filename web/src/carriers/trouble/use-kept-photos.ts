import { useEffect, useRef, useState } from 'react'
import { sealedStore } from '../queue/sealed-store.ts'

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')
const numberOf = ({ name }: File) => Number(/\d+/.exec(name)?.[0] ?? 0)
const jpeg = (photo: Blob, name: string) => new File([photo], name, { type: 'image/jpeg' })

/** Photos that are kept on this device, over a reload and without a network, until they were sent. `key`: what they belong to. */
export const useKeptPhotos = (key: string) => {
  const [photos, setPhotos] = useState<readonly File[]>([])
  const isTouched = useRef(false)
  useEffect(() => {
    const read = async () => {
      const names = await sealedStore.kept(`${key}/photos`)
      const found = await Promise.all(
        (isNames(names) ? names : []).map(async (name) => {
          const photo = await sealedStore.photo(`${key}/${name}`)
          return photo ? [jpeg(photo, name)] : []
        }),
      )
      if (!isTouched.current) setPhotos(found.flat())
    }
    void read().catch(() => {})
  }, [key])

  const show = (next: readonly File[]) => {
    isTouched.current = true
    setPhotos(next)
    return sealedStore.keep(
      `${key}/photos`,
      next.map(({ name }) => name),
    )
  }
  const drop = (gone: readonly File[]) => Promise.all(gone.map(({ name }) => sealedStore.removePhoto(`${key}/${name}`)))
  return {
    photos,
    addPhoto: async (photo: Blob) => {
      const file = jpeg(photo, `foto-${Math.max(0, ...photos.map(numberOf)) + 1}.jpg`)
      // A device without storage loses them with the page.
      await sealedStore.putPhoto(`${key}/${file.name}`, file).catch(() => {})
      await show([...photos, file]).catch(() => {})
    },
    removePhoto: (photo: File) => {
      void show(photos.filter((one) => one !== photo)).catch(() => {})
      void drop([photo]).catch(() => {})
    },
    clearPhotos: () => {
      void show([]).catch(() => {})
      void drop(photos).catch(() => {})
    },
  }
}
