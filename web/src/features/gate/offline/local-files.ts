import { uuidv7 } from '../../../base/uuid.ts'
import { gateStore } from './gate-store.ts'

const LOCAL = /^local:(jpeg|png):/
/** Whether an id stands for a file that is on this device only. */
export const isLocalFile = (id: string): boolean => LOCAL.test(id)

/** Keeps a photo or a signature on this device; answers the id that stands for it until it is uploaded. */
export const keepLocalFile = async (file: Blob): Promise<string> => {
  const id = `local:${file.type === 'image/png' ? 'png' : 'jpeg'}:${uuidv7()}`
  await gateStore.putPhoto(id, file)
  return id
}
export const localFile = async (id: string): Promise<File | undefined> => {
  const kept = await gateStore.photo(id)
  const type = LOCAL.exec(id)?.[1] ?? 'jpeg'
  return kept && new File([kept], type === 'png' ? 'assinatura.png' : 'foto.jpg', { type: `image/${type}` })
}
export const removeLocalFiles = async (ids: readonly string[] = []) => {
  for (const id of ids) await gateStore.removePhoto(id)
}
/** The local files that an input names. */
export const localFilesIn = (input: object): readonly string[] => JSON.stringify(input).match(/local:(jpeg|png):[0-9a-f-]{36}/g) ?? []
