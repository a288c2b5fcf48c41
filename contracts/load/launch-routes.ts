import { Type } from 'typebox'
import { command } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { DraftForm, type LaunchForm, launchForm, Target } from './terms.ts'

const failed = 'Não foi possível concluir a ação'
const launched = { done: 'Carga lançada com sucesso.', failed: 'A carga não foi lançada.' }
/** It is offered to nobody, so it needs no target. */
const fobForm = { ...launchForm, freightType: Type.Literal('FOB'), target: Type.Optional(Target) }
/** The files of a launch, uploaded before there is a load. */
const attaches = ({ attachments = [] }: Pick<LaunchForm, 'attachments'>) => attachments.map(({ fileId }) => fileId)

/** From the form to a load, and the form of one that ended or goes FOB once more. */
export const launchRoutes = {
  saveDraft: command('POST /shipping/draft', 'SaveDraft', {
    may: may.launchLoads,
    body: { hashId: Type.Optional(Id), ...DraftForm.properties },
    messages: { done: 'Rascunho salvo.', failed },
  }),
  publishDraft: command('POST /shipping/:id/publishDraft', 'PublishDraft', {
    may: may.launchLoads,
    messages: launched,
  }),
  deleteDraft: command('DELETE /shipping/:id', 'DeleteDraft', { may: may.launchLoads, messages: { done: 'Carga excluída.', failed } }),
  launch: command('POST /shipping', 'LaunchLoad', {
    may: may.launchLoads,
    body: launchForm,
    attaches,
    messages: launched,
  }),
  launchFob: command('POST /shipping/fob', 'LaunchLoad', { may: may.launchLoads, body: fobForm, attaches, messages: launched }),
  editFob: command('PUT /shipping/:id/fob', 'EditFob', { may: may.runLoads, body: fobForm, attaches, messages: { failed } }),
  /** The same, with the load named in the body. */
  editFobNamed: command('PUT /shipping/fob', 'EditFob', {
    may: may.runLoads,
    body: { id: Id, ...fobForm },
    attaches,
    messages: { failed },
  }),

  /** A load that ended, launched once more as a new one. */
  relaunch: command('POST /shipping/:id/relaunch', 'RelaunchLoad', {
    may: may.launchLoads,
    body: launchForm,
    attaches,
    messages: launched,
  }),
}
