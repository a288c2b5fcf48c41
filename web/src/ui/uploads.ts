import { UPLOAD_LIMIT, uploadExtensions } from '@embarca/contracts/file/routes.ts'

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Separates the files that may be attached from those refused for size or kind. */
export const partitionUploads = <F extends { readonly name: string; readonly size: number }>(
  files: readonly F[],
  allowed: readonly string[] = uploadExtensions,
) => {
  const fits = (file: F) => file.size < UPLOAD_LIMIT && allowed.includes(extensionOf(file.name))
  return { accepted: files.filter(fits), rejected: files.filter((file) => !fits(file)) }
}

/** The icon of a file's kind. */
export const iconOf = (name: string): string =>
  ['png', 'jpg', 'jpeg', 'svg'].includes(extensionOf(name)) ? 'image' : ['csv', 'xlsx'].includes(extensionOf(name)) ? 'table' : 'file'
