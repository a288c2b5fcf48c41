import { createRequire } from 'node:module'
import type * as GossipRpc from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import type * as Gossip from '@eventstore/db-client/generated/gossip_pb.js'
import type * as FeaturesRpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import type * as Features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import type * as Shared from '@eventstore/db-client/generated/shared_pb.js'
import type * as Status from '@eventstore/db-client/generated/status_pb.js'
import type * as StreamsRpc from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type * as Streams from '@eventstore/db-client/generated/streams_pb.js'
import type * as AnyMessage from 'google-protobuf/google/protobuf/any_pb.js'

// The generated code defines its exports at run time, so they cannot be imported by name.
const load = createRequire(import.meta.url)
const generated = (name: string) => load(`@eventstore/db-client/generated/${name}`)

export const streams = generated('streams_pb') as typeof Streams
export const shared = generated('shared_pb') as typeof Shared
export const status = generated('status_pb') as typeof Status
export const gossip = generated('gossip_pb') as typeof Gossip
export const features = generated('serverfeatures_pb') as typeof Features
export const { Any } = load('google-protobuf/google/protobuf/any_pb') as typeof AnyMessage
export const { StreamsService } = generated('streams_grpc_pb') as typeof StreamsRpc
export const { GossipService } = generated('gossip_grpc_pb') as typeof GossipRpc
export const { ServerFeaturesService } = generated('serverfeatures_grpc_pb') as typeof FeaturesRpc

export type { Features, Gossip, Shared, Status, Streams }
