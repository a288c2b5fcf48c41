import { setup } from 'xstate'

/** A document is asked for, sent, and reviewed; a newer version may be sent while the approved one counts (CA28). */
export const documentLifecycle = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'document',
  initial: 'NONE',
  states: {
    NONE: { on: { RequestDocument: 'REQUESTED', SendDocument: 'SENT', UploadDocument: 'APPROVED' } },
    REQUESTED: { on: { SendDocument: 'SENT', UploadDocument: 'APPROVED', RemoveDocument: 'NONE' } },
    SENT: {
      on: {
        SendDocument: 'SENT',
        ApproveDocument: 'APPROVED',
        RefuseDocument: 'REFUSED',
        UploadDocument: 'APPROVED',
        RemoveDocument: 'NONE',
      },
    },
    APPROVED: { on: { RequestDocument: 'REQUESTED', SendDocument: 'SENT', UploadDocument: 'APPROVED', RemoveDocument: 'NONE' } },
    REFUSED: { on: { SendDocument: 'SENT', UploadDocument: 'APPROVED', RemoveDocument: 'NONE' } },
  },
})
