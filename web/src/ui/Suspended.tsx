import type { ReactNode } from 'react'
import { ErrorState } from './states.tsx'

/** Something that was asked for, as far as it may fail. */
export type ReadResult<Data = unknown> = {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

/** What is still to come: its shape, as children, or why it does not come and another try. */
export const Suspended = ({ read, text, children }: { readonly read: ReadResult; readonly text: string; readonly children: ReactNode }) =>
  read.isError ? <ErrorState text={text} error={read.error} onRetry={() => void read.refetch()} /> : children
