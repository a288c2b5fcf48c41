import { uploadRejected } from '@embarca/contracts/file/labels.pt.ts'
import { fileRoutes, type uploadTypes } from '@embarca/contracts/file/routes.ts'
import { call } from './api.ts'
import { isCallFailed } from './failure.ts'
import { notification } from './feedback.ts'
import { showFailure } from './show-failure.ts'

const refusedAsFile = (thrown: unknown) => isCallFailed(thrown) && [400, 413, 415, 422].includes(thrown.status)

/** The id of the uploaded document, which belongs to a load or another owner when one is given; undefined after a failure was shown. */
export const uploadDocument = async (
  file: File,
  of?: string | { readonly owner: string },
  type: (typeof uploadTypes)[number] = 'SHIPPING_DOCUMENT',
): Promise<string | undefined> => {
  try {
    const input = { type, ...(typeof of === 'string' ? { loadId: of } : of) }
    const { fileId } = await call(fileRoutes.upload, input, { files: { file } })
    return fileId
  } catch (thrown) {
    if (refusedAsFile(thrown)) notification({ style: 'error', title: uploadRejected.title, text: uploadRejected.description })
    else showFailure(thrown)
    return undefined
  }
}
