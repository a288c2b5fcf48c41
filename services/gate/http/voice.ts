import { CALL_LANGUAGE, callText } from '@embarca/contracts/gate/call-text.pt.ts'
import { type GateSpeech, gateVoiceServed } from '@embarca/contracts/gate/voice.ts'
import type { FastifyInstance } from 'fastify'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { Voice } from '../../kit/voice.ts'

type Named = { readonly driverName?: string; readonly vehiclePlate?: string; readonly dock?: string }
type Options = { readonly voice: Voice | undefined; readonly context: Pick<HttpContext, 'admission' | 'isOn'> }

/** The words of a call, and how they sound where a voice service is configured; without an answer of it the browser speaks (C268). */
export const serveVoice = (app: FastifyInstance, { voice, context }: Options) =>
  serveRow(app, context, {
    ...{ table: 'gateVoiceServed', name: 'synthesize', row: gateVoiceServed.synthesize },
    handler: async (request): Promise<GateSpeech> => {
      const { driverName = '', vehiclePlate = '', dock = '' } = inputOf(request) as Named
      const said = { text: callText({ driverName, vehiclePlate, dock }), lang: CALL_LANGUAGE }
      const spoken = await voice?.(said.text, said.lang).catch(
        (error: Error) => void request.log.warn({ reason: error.message }, 'no voice'),
      )
      return spoken ? { ...said, audio: { type: spoken.type, data: Buffer.from(spoken.bytes).toString('base64') } } : said
    },
  })
