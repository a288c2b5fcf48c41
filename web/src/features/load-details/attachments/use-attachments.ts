import { attachmentCommands, attachmentList } from '@embarca/contracts/load/attachment-routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../base/api.ts'
import { refreshRead, useRead } from '../../../base/queries.ts'
import { showFailure } from '../../../base/show-failure.ts'
import { uploadDocument } from '../../../base/upload-document.ts'
import { useCommand } from '../../../base/use-command.ts'
import type { LoadPageState } from '../use-load.ts'

/** The files of a load at its current revision, and the commands that change them. */
export const useAttachments = (id: string, revision: number, page: LoadPageState) => {
  const client = useQueryClient()
  const read = useRead(attachmentList, { id })
  const [sending, setSending] = useState<readonly File[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed load may have other files
  useEffect(() => void refreshRead(client, attachmentList, { id }), [client, id, revision])
  const done = async (answer: Parameters<LoadPageState['afterCommand']>[0]) => {
    await Promise.all([page.afterCommand(answer), refreshRead(client, attachmentList, { id })])
  }
  const detach = useCommand(attachmentCommands.detach, { done, failed: () => void page.refetchAll() })
  const rename = useCommand(attachmentCommands.changeAttachment, { done, failed: () => void page.refetchAll() })

  const send = async (file: File) => {
    setSending((before) => [...before, file])
    try {
      const fileId = await uploadDocument(file, id)
      if (fileId !== undefined) await done(await call(attachmentCommands.attach, { id, fileId, name: file.name }))
    } catch (thrown) {
      showFailure(thrown, attachmentCommands.attach.messages?.failed)
    } finally {
      setSending((before) => before.filter((other) => other !== file))
    }
  }
  return {
    files: read.data?.list ?? [],
    pending: read.isPending,
    error: read.error,
    retry: () => void read.refetch(),
    sending,
    /** Sequential: every upload changes the same load. */
    attach: async (files: readonly File[]) => {
      for (const file of files) await send(file)
    },
    detach: (attId: string) => detach.run({ id, attId }),
    rename: (attId: string, name: string) => rename.run({ id, attId, name }),
    changing: detach.pending || rename.pending,
  }
}
