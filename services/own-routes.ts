import { serveBulk } from './bulk/serve.ts'
import { serveDocumentSends } from './carrier-document/http/serve.ts'
import { serveImports } from './document-import/serve.ts'
import { serveImportRuns } from './document-import/serve-runs.ts'
import { serveOutsideChecks } from './eligibility/http/outside.ts'
import { serveEligibility } from './eligibility/http/serve.ts'
import { engagementsIn } from './engagements.ts'
import { serveEvidence } from './evidence/serve.ts'
import { serveArrival } from './gate/http/arrive.ts'
import { serveAxes } from './gate/http/axes.ts'
import { serveArrivalProof } from './gate/http/proof/serve.ts'
import { serveGateSteps } from './gate/http/serve.ts'
import { serveCarrierSlots } from './gate/http/slots.ts'
import { serveVehicleInfo } from './gate/http/vehicle-info.ts'
import { serveVoice } from './gate/http/voice.ts'
import type { OwnRoutes } from './http/server.ts'
import { serveDocuments } from './load/http/serve.ts'
import { serveMessageConsent } from './message-consent/http/serve.ts'
import { modules } from './modules.ts'
import { serveMounts } from './mount/http/serve.ts'
import { serveOrders } from './order/http/serve.ts'
import { serveOnboarding } from './partnership/http/serve.ts'
import { servePendencies } from './pendency/http/serve.ts'
import { roadsFor } from './planning/roads-for.ts'
import { servePlanning } from './planning/serve.ts'
import { serveReceiptDocuments } from './receipt/http/serve.ts'
import { serveTies } from './registry/http/serve.ts'
import { serveShared } from './share/http/public.ts'
import { serveSharing } from './share/http/serve.ts'
import { serveOpenTrips } from './trip-link/http/open.ts'
import { serveTripLinks } from './trip-link/http/serve.ts'
import { serveAccess } from './user/http/access.ts'
import { servePanels } from './user/http/panels.ts'
import { serveWebPush } from './web-push/http/serve.ts'

/** The addresses that modules serve themselves. */
export const ownRoutes: OwnRoutes = {
  serve: async (
    app,
    {
      run,
      data,
      views,
      viewsFor,
      mail,
      push,
      messages,
      companyRegistry: registry,
      sources,
      router,
      voice,
      tolls,
      shareSecret: secret,
      issueAccessLink: issuer,
      panelCodes: codes,
      publicUrl,
      isProduction,
      now,
      context,
    },
  ) => {
    serveBulk(app, { run, events: data.events, now, context })
    serveEligibility(app, { events: data.events, viewsFor, kinds: modules, engagements: engagementsIn(views), now, context })
    serveOutsideChecks(app, { run, events: data.events, sources, now, context })
    serveDocumentSends(app, { run, attached: context.commandContext.attached, context })
    serveEvidence(app, { data, viewsFor, context })
    await serveImports(app, { events: data.events, views, viewsFor, now, isProduction, context })
    await serveImportRuns(app, { run, data, viewsFor, now, isProduction, context })
    await serveDocuments(app, { run, viewsFor, context })
    serveTies(app, { run, events: data.events, viewsFor, now, context })
    servePanels(app, { run, codes, context })
    serveAccess(app, { run, events: data.events, issuer, mail, context })
    serveOnboarding(app, { run, events: data.events, views, viewsFor, registry, issuer, mail, publicUrl, context })
    await serveMounts(app, { run, data, viewsFor, now, context })
    serveOrders(app, { run, events: data.events, viewsFor, context })
    serveGateSteps(app, { events: data.events, context })
    serveVoice(app, { voice, context })
    serveAxes(app, { events: data.events, context })
    serveVehicleInfo(app, { run, events: data.events, now, context })
    serveArrival(app, { events: data.events, viewsFor, now, context })
    serveCarrierSlots(app, { events: data.events, viewsFor, now, context })
    await serveArrivalProof(app, { events: data.events, secret, publicUrl, context })
    servePendencies(app, { run, viewsFor, now, context })
    servePlanning(app, { viewsFor, roads: roadsFor(router), tolls, now, context })
    serveReceiptDocuments(app, { run, files: data.files, viewsFor, mail, now, context })
    serveSharing(app, { run, events: data.events, viewsFor, kinds: modules, mail, secret, publicUrl, context })
    await serveShared(app, { run, views, secret, now })
    serveTripLinks(app, { run, events: data.events, views, viewsFor, kinds: modules, publicUrl, now, context })
    serveMessageConsent(app, { run, events: data.events, messages, context })
    serveWebPush(app, { push, context })
    await serveOpenTrips(app, { run, events: data.events, views, now })
  },
}
