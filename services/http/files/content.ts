import { extname } from 'node:path'

type Kind = { readonly type: string; readonly is: (head: Buffer) => boolean /** Every byte of it is text. */; readonly text?: true }

const begins = (...bytes: readonly number[]) => {
  const start = Buffer.from(bytes)
  return (head: Buffer) => head.subarray(0, start.length).equals(start)
}
const isZip = begins(0x50, 0x4b, 0x03, 0x04)
const holds = (folder: string) => (head: Buffer) => isZip(head) && (head.includes('[Content_Types].xml') || head.includes(folder))
/** No byte that cannot occur in a text, whatever its encoding. */
export const isText = (bytes: Buffer) =>
  !bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c)
const isXml = (head: Buffer) =>
  isText(head) && /^﻿?\s*<[?!a-z]/i.test(head.toString('utf8')) && !/<!DOCTYPE|<svg|<html/i.test(head.toString('utf8'))
const jpeg: Kind = { type: 'image/jpeg', is: begins(0xff, 0xd8, 0xff) }

const kinds: Readonly<Record<string, Kind>> = {
  png: { type: 'image/png', is: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: jpeg,
  jpeg,
  pdf: { type: 'application/pdf', is: begins(0x25, 0x50, 0x44, 0x46, 0x2d) },
  doc: { type: 'application/msword', is: begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', is: holds('word/') },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', is: holds('xl/') },
  xml: { type: 'application/xml', is: isXml, text: true },
  csv: { type: 'text/csv', is: isText, text: true },
  txt: { type: 'text/plain', is: isText, text: true },
}

/** The type of a file by its first bytes, when it matches the name and is accepted; undefined otherwise. */
export const kindOf = (name: string, head: Buffer, accepted: readonly string[]): Kind | undefined => {
  const extension = extname(name).slice(1).toLowerCase()
  const kind = accepted.includes(extension) ? kinds[extension] : undefined
  return kind && head.length > 0 && kind.is(head) ? kind : undefined
}
