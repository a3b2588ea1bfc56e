export { describeNotice } from "./commands/notice.js";
export { type CommandName, type ParsedCommand, type ParseFault, parseHooksCommand } from "./commands/parse.js";
export type { Choice, CommandOutcome, CommandRequest, Origin, ReplyPart } from "./commands/request.js";
export { createShellHooks, type ShellHooks } from "./commands/shell-hooks.js";
export { type Actor, NotAnActorError } from "./core/actor.js";
export type { HookList, HookSource, HooksControl, HookTexts, Owner, SwitchStatus } from "./core/control.js";
export type { Answer, Decision, Rewrite } from "./core/decision.js";
export { EVENT_NAMES, EVENTS, type EventInput, type EventName } from "./core/event.js";
export type { Fault, StartFailure, UrlRefusal } from "./core/fault.js";
export { type FireOptions, type FireOutcome, type HookFirer, type HookRun, UnknownEventError } from "./core/firing.js";
export type { DialectName, HookEntry, ProposedHook } from "./core/hook.js";
export type { AskOutcome, DelayedMessage, OpenQuestion, WaitingMessage } from "./core/question.js";
export type { ExamplesReport, NotLive, NotTried, Rehearsal } from "./core/rehearsal.js";
export {
  DatabaseAwayError,
  type DatabaseFault,
  DatabaseSetupError,
  NewerStateError,
  OtherWorkspaceError,
  StateInsideWorkspaceError,
  type StateVersions,
  StoreError,
  type UnsafeState,
  UnsafeStateError,
} from "./core/state-errors.js";
export type { Sums, Zoom } from "./core/sums.js";
export type { Trace } from "./core/trace.js";
export type { BundledGuard, Example, HookChange, HookView, Notice, ShownFile } from "./core/view.js";
export { readAnswer, type ScriptResult } from "./formats/answer.js";
export { ArgvError, splitArgv } from "./lib/argv.js";
export { type ParsedHookFile, parseHookFile } from "./runtime/parse-hook-file.js";
export type { ShellHooksOptions } from "./runtime/runtime.js";
export type { DatabaseOptions } from "./store/database/settings.js";
export type { Locations } from "./store/state/locations.js";
export { checkHookUrl, type HostResolver, type UrlCheck } from "./transports/http/public-address.js";
export type { PreparedRun, RehearsalSandbox } from "./transports/transport.js";
