import type { ReactNode } from 'react'
import { ErrorState } from './states.tsx'

/** The result of a query that may be pending or failed. */
export type ReadResult<Data = unknown> = {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

/** The loading placeholder (children), or the error with a retry button. */
export const Suspended = ({ read, text, children }: { readonly read: ReadResult; readonly text: string; readonly children: ReactNode }) =>
  read.isError ? <ErrorState text={text} error={read.error} onRetry={() => void read.refetch()} /> : children
