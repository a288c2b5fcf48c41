import { uploadRejected } from '@embarca/contracts/file/labels.pt.ts'
import { notification } from '../base/feedback.ts'
import { partitionUploads } from './uploads.ts'

/** The files that may be attached; the specified notification explains why others are not. */
export const acceptUploads = (files: readonly File[], allowed?: readonly string[]): readonly File[] => {
  const { accepted, rejected } = partitionUploads(files, allowed)
  if (rejected.length > 0) notification({ style: 'error', title: uploadRejected.title, text: uploadRejected.description })
  return accepted
}
