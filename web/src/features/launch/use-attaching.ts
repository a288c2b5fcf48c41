import { useState } from 'react'
import { uploadDocument } from '../../base/upload-document.ts'
import type { LaunchAttachment } from './launch-text.ts'
import type { LaunchFormState } from './use-launch.ts'

/** Uploads each file as soon as it is chosen, so that launching does not wait and a restored form still has its files. */
export const useAttaching = ({ change }: LaunchFormState) => {
  const [sending, setSending] = useState<readonly File[]>([])
  const send = async (file: File) => {
    setSending((before) => [...before, file])
    const fileId = await uploadDocument(file)
    if (fileId !== undefined) {
      const attached: LaunchAttachment = { fileId, name: file.name, size: file.size }
      change((before) => ({ ...before, attachments: [...before.attachments, attached] }))
    }
    setSending((before) => before.filter((other) => other !== file))
  }
  const attach = (files: readonly File[]) => {
    for (const file of files) void send(file)
  }
  const detach = (fileId: string) =>
    change((before) => ({ ...before, attachments: before.attachments.filter((file) => file.fileId !== fileId) }))
  return { sending, attach, detach }
}
