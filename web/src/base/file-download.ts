import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { useEffect, useState } from 'react'
import { fetchAuthorised } from './api.ts'
import { CallFailed } from './failure.ts'
import { showFailure } from './show-failure.ts'

const needsToken = (path: string) =>
  path.startsWith('/webshipper/') || path.startsWith('/webtransporter/') || path.startsWith('/webdriver/')

const fetchFile = async (path: string, signal?: AbortSignal, method: 'GET' | 'POST' = 'GET'): Promise<Blob> => {
  const response = await fetchAuthorised({ method, url: path, headers: { accept: '*/*' } }, signal)
  if (!response.ok) throw new CallFailed(response.status, { messages: ['Erro ao fazer download do arquivo.'] })
  return response.blob()
}

export type FileUrl = { readonly url?: string; readonly failed?: true }

/** A URL for an `<img>`. Files of the API need the token, so they are fetched and kept while they are shown. */
export const useFileUrl = (path: string | undefined): FileUrl => {
  const [got, setGot] = useState<FileUrl & { readonly path?: string }>({})
  const direct = path !== undefined && !needsToken(path)
  useEffect(() => {
    if (path === undefined || direct) return undefined
    const leaving = new AbortController()
    let made: string | undefined
    fetchFile(path, leaving.signal).then(
      (blob) => {
        if (leaving.signal.aborted) return
        made = URL.createObjectURL(blob)
        setGot({ path, url: made })
      },
      () => leaving.signal.aborted || setGot({ path, failed: true }),
    )
    return () => {
      leaving.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [path, direct])
  if (path === undefined) return {}
  if (direct) return { url: path }
  return got.path === path ? got : {}
}

/** Saves a file under its name and returns whether that worked; `failed` is the title of the error shown otherwise. */
export const downloadFile = async (
  path: string,
  name: string,
  failed: string = reportLabels.notDownloaded,
  method: 'GET' | 'POST' = 'GET',
): Promise<boolean> => {
  try {
    const url = needsToken(path) ? URL.createObjectURL(await fetchFile(path, undefined, method)) : path
    const link = Object.assign(document.createElement('a'), { href: url, download: name })
    link.click()
    if (url.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(url), 10_000)
    return true
  } catch (thrown) {
    showFailure(thrown, failed)
    return false
  }
}
