import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { call } from '../../base/api.ts'
import { isCallFailed } from '../../base/failure.ts'
import type { Post } from './outbox.ts'

const failed = 'Não foi possível enviar a mensagem.'

/** Sends messages about a load: files are uploaded to the load, the text is sent by `sendText`. */
export const postAbout = (loadId: string, sendText: Post['sendText']): Post => ({
  upload: async (file) => {
    const { fileId } = await call(fileRoutes.upload, { type: 'SHIPPING_DOCUMENT', loadId }, { files: { file } })
    return { fileId, name: file.name }
  },
  sendText,
  why: (thrown) => (isCallFailed(thrown) ? (thrown.messages[0] ?? failed) : failed),
})
