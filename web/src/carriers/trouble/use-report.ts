import { useEffect, useRef, useState } from 'react'
import { uploadDocument } from '../../base/upload-document.ts'
import { useSession } from '../../session/session.ts'
import { sealedStore } from '../queue/sealed-store.ts'
import { useKeptPhotos } from './use-kept-photos.ts'

export type UploadedPhoto = { readonly fileId: string; readonly name: string }

/**
 * What is written about a load, with photos. Text and photos are kept on this device until they were sent, over a reload and without a network;
 * a photo is uploaded once, however often sending fails.
 */
export const useReport = (loadId: string, place: string) => {
  const { user_id: userId } = useSession()
  const kept = `draft/${userId}/${place}`
  const [text, setText] = useState('')
  const { photos, addPhoto, removePhoto, clearPhotos } = useKeptPhotos(kept)
  const [sending, setSending] = useState(false)
  const isTouched = useRef(false)
  const sent = useRef(new Map<File, string>())
  useEffect(() => {
    const show = (value: unknown) => !isTouched.current && typeof value === 'string' && setText(value)
    void sealedStore
      .kept(kept)
      .then(show)
      .catch(() => {})
  }, [kept])

  const write = (next: string) => {
    isTouched.current = true
    setText(next)
    void sealedStore.keep(kept, next).catch(() => {})
  }
  /** Undefined after a failure was shown. */
  const upload = async (): Promise<UploadedPhoto[] | undefined> => {
    setSending(true)
    try {
      const files: UploadedPhoto[] = []
      for (const photo of photos) {
        const fileId = sent.current.get(photo) ?? (await uploadDocument(photo, loadId, 'OCCURRENCE_IMAGE'))
        if (fileId === undefined) return undefined
        sent.current.set(photo, fileId)
        files.push({ fileId, name: photo.name })
      }
      return files
    } finally {
      setSending(false)
    }
  }
  const clear = () => {
    write('')
    clearPhotos()
    sent.current.clear()
  }
  return { text, write, photos, addPhoto, removePhoto, upload, sending, clear }
}
