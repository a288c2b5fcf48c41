import { useState } from 'react'
import { uploadDocument } from '../../base/upload-document.ts'

/** Files chosen in a form; `upload` sends them to the load, and answers undefined after a failure was shown. */
export const useAttached = (loadId: string | undefined) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [sending, setSending] = useState(false)
  const upload = async () => {
    setSending(true)
    const sent = await Promise.all(
      files.map(async (file) => ({ fileId: await uploadDocument(file, loadId, 'OCCURRENCE_IMAGE'), name: file.name })),
    )
    setSending(false)
    return sent.every(({ fileId }) => fileId !== undefined) ? (sent as { fileId: string; name: string }[]) : undefined
  }
  return { files, setFiles, sending, upload }
}
