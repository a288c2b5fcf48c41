import { uploadRejected } from '@embarca/contracts/file/labels.pt.ts'
import { useId, useState } from 'react'
import { notification } from '../../base/feedback.ts'
import { uploadDocument } from '../../base/upload-document.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { partitionUploads } from '../../ui/uploads.ts'
import type { ReviewReceipt } from './review.ts'

type Props = { readonly loadId: string; readonly receipt: ReviewReceipt; readonly onReplace: (fileIds: string[]) => Promise<unknown> }

const allowed = ['png', 'jpg', 'jpeg']
const MOST = 10

/** Adds a picture to a receipt that is not approved; a refused receipt is pending again afterwards. */
export const AttachImage = ({ loadId, receipt, onReplace }: Props) => {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const attach = async (given: FileList | null) => {
    const { accepted, rejected } = partitionUploads([...(given ?? [])], allowed)
    if (rejected.length > 0) notification({ style: 'error', title: uploadRejected.title, text: uploadRejected.description })
    const [file] = accepted
    if (!file) return
    setBusy(true)
    const fileId = await uploadDocument(file, loadId, 'SHIPPING_RECEIPT')
    if (fileId) await onReplace([...receipt.receiptImages.map((image) => image.fileId), fileId].slice(-MOST))
    setBusy(false)
  }
  return (
    <p className="attach-image">
      <label htmlFor={id}>{busy ? <Spinner /> : <Icon name="clip" />} Anexar comprovante</label>
      <input
        id={id}
        type="file"
        className="hidden-text"
        accept={allowed.map((extension) => `.${extension}`).join(',')}
        disabled={busy}
        onChange={({ target }) => {
          void attach(target.files)
          target.value = ''
        }}
      />
    </p>
  )
}
