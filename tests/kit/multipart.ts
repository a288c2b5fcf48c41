/** A minimal PNG image. */
export const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const BOUNDARY = 'canhoto'

type Part = { readonly name: string; readonly content: Buffer | string }

/** A multipart body, as a browser's form sends it: its text fields, then its files. */
export const multipart = (parts: readonly Part[], fields: Readonly<Record<string, string>> = {}) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: Buffer.concat([
    ...Object.entries(fields).map(([name, text]) =>
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
    ),
    ...parts.flatMap(({ name, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]),
})

/** The request that uploads one file by `POST /file/upload`. */
export const upload = (name: string, content: Buffer | string, query = 'type=SHIPPING_RECEIPT') => ({
  method: 'POST' as const,
  url: `/webshipper/file/upload?${query}`,
  ...multipart([{ name, content }]),
})
