import { fileRoutes, uploadRejected } from '@embarca/contracts/file/routes.ts'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { isCallFailed } from '../../lib/failure.ts'
import { notification } from '../../lib/feedback.ts'
import { tellFailure } from '../../lib/tell.ts'
import type { Attached } from './launch-text.ts'
import type { Launching } from './use-launch.ts'

const refusedAsFile = (thrown: unknown) => isCallFailed(thrown) && [400, 413, 415, 422].includes(thrown.status)

/** Sends each file as soon as it is chosen, so that a launch waits for nothing and a restored form still has them. */
export const useAttaching = ({ change }: Launching) => {
  const [sending, setSending] = useState<readonly File[]>([])
  const send = async (file: File) => {
    setSending((before) => [...before, file])
    try {
      const { fileId } = await call(fileRoutes.upload, { type: 'SHIPPING_DOCUMENT' }, { files: { file } })
      const attached: Attached = { fileId, name: file.name, size: file.size }
      change((before) => ({ ...before, attachments: [...before.attachments, attached] }))
    } catch (thrown) {
      if (refusedAsFile(thrown)) notification({ style: 'error', title: uploadRejected.title, text: uploadRejected.description })
      else tellFailure(thrown)
    } finally {
      setSending((before) => before.filter((other) => other !== file))
    }
  }
  const attach = (files: readonly File[]) => {
    for (const file of files) void send(file)
  }
  const detach = (fileId: string) =>
    change((before) => ({ ...before, attachments: before.attachments.filter((file) => file.fileId !== fileId) }))
  return { sending, attach, detach }
}
