import { fileIdsIn, MOST_ATTACHMENTS } from '@embarca/contracts/gate/routes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { about, momentOf } from './moments.ts'
import type { GateDecisions } from './types.ts'

type Files = { readonly fileNames?: Readonly<Record<string, string>> }

export const commenting: GateDecisions<'CommentVisit'> = {
  CommentVisit: (named, visit, context) => {
    const comment = named.comment.trim()
    if (!comment) return refuse('COMMENT_EMPTY')
    const { userId: authorId } = context.by
    const names = (named as Files).fileNames ?? {}
    const attachments = fileIdsIn(named.attachments)
      .slice(0, MOST_ATTACHMENTS)
      .map((fileId) => ({ fileId, name: names[fileId] ?? fileId, authorId }))
    return {
      type: 'GateCommented',
      data: { ...about(named), authorId, comment, attachments, at: context.occurredAt ?? momentOf(visit, context) },
    }
  },
}
