import { uploadDocument } from '../../../base/upload-document.ts'
import { keepLocalFile } from './local-files.ts'
import { useTablet } from './tablet.ts'

/** Uploads a file of a visit; without a network it stays on this device, and the id stands for it until it is sent. */
export const useUpload = () => {
  const { isOffline } = useTablet()
  return (file: File, of: Parameters<typeof uploadDocument>[1]): Promise<string | undefined> =>
    isOffline ? keepLocalFile(file) : uploadDocument(file, of)
}
