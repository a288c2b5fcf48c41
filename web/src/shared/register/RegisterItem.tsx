import { Fragment, type ReactNode } from 'react'
import { isCallFailed } from '../../base/failure.ts'
import type { StoredForm } from '../../base/use-editing.ts'
import type { ReadResult } from '../../ui/Suspended.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'

type Props<Item, Text> = {
  /** Undefined for a new thing, which starts from `blank`. */
  readonly id: string | undefined
  /** The answer that holds the thing. */
  readonly read: ReadResult
  readonly item: Item | undefined
  readonly blank: Text
  readonly textOf: (item: Item) => Text
  readonly failed: string
  readonly missing: string
  readonly waiting?: ReactNode
  readonly children: (stored: StoredForm<Text>) => ReactNode
}

const isMissing = ({ error }: ReadResult) => isCallFailed(error) && error.status === 404

/** The stored thing that a form starts from, or its loading, error or missing state. A failure to read it again keeps the form. */
export const RegisterItem = <Item extends object, Text>(props: Props<Item, Text>) => {
  const { id, read, item, blank, textOf, failed, missing, children } = props
  const { waiting = <Skeleton count={4} height={48} gap={16} radius={6} /> } = props
  if (id === undefined) return children({ text: blank })
  if (item) {
    const { revision } = item as { readonly revision?: number }
    return <Fragment key={id}>{children({ text: textOf(item), ...(revision !== undefined && { revision }) })}</Fragment>
  }
  if (read.data !== undefined || isMissing(read)) return <EmptyState text={missing} />
  return read.isError ? <ErrorState text={failed} error={read.error} onRetry={() => void read.refetch()} /> : waiting
}
