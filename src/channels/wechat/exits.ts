/**
 * Which methods of a puppet make something appear before others, by their names. Whatever a puppet does with people, rooms
 * and messages counts as sending unless it is known to show nothing: a fork, or a later version, brings new ones.
 */

/** How the methods of Wechaty's puppets begin. A puppet's helpers of its own are called otherwise, and may answer at once. */
const TOPICS = /^(?:contact|conversation|friendship|message|moment|post|room|tag)[A-Z]/;
const VERBS =
  /(?:^(?:send|forward|publish|announce|broadcast|share|reply|say|comment|quote|notify)|Send|Forward|Publish|Announce|Broadcast|Share|Reply|Say|Comment|Quote|Notify)(?:[A-Z]\w*)?$/;

const SILENT = [
  // What a puppet has for itself: its inner methods, and what it does when something happens.
  /^_|^on[A-Z]/,
  // They read, or forget what was read.
  /^(?:get|list|batch)[A-Z]/,
  /(?:Payload|PayloadCache|PayloadDirty|PayloadParser|PayloadPuppet|PayloadSayable|List|Validate|QueryFilterFactory)$/,
  /(?:RawPayloadTo|Search)\w*$/,
  /^(?:contactSelf|room)QRCode$|^roomParseDynamicQRCode$/,
  /^message(?:CallRecord|Channel|ChannelCard|ChatHistory|ConsultCard|Contact|File|Image|Location|MiniProgram|PremiumOnlineAppointmentCard|Preview|Url|WxxdOrder|WxxdProduct)$/,
  // What the account notes about others stays with the account.
  /^contact(?:Alias|Phone|Description)$|^roomRemark$|^tag/,
  // Others see that it happened, but there are no words in it.
  /^(?:conversationReadMark|contactDelete|friendshipAccept|messageRecall|momentDel|postUnpublish)$/,
  /^room(?:(?:Add|Del)(?:V2|Admins|Member)?|Dismiss|InvitationAccept(?:ByQRCode)?|OwnerTransfer|Permission|Quit)$/,
];

/** Whatever else such a name says. */
const ALWAYS = /^message(?:Send|Forward)/;

export const isSending = (name: string): boolean =>
  ALWAYS.test(name) || ((TOPICS.test(name) || VERBS.test(name)) && !SILENT.some((pattern) => pattern.test(name)));

/** Some tell what there is when they are given nothing to put there. */
export const isReading = (name: string, args: readonly unknown[]): boolean =>
  args.every((value) => value === undefined) ||
  (/^(?:room(?:Topic|Announce|Avatar)|contactAvatar)$/.test(name) && args[1] === undefined);

/** Methods whose first argument says where, or to whom, and not what. Of a new one, everything is looked at. */
export const hasPlaceFirst = (name: string): boolean =>
  /^message(?:Forward|Send(?:Text|File|FileStream|Url|Contact|Location|MiniProgram|Post|Channel|ChannelCard|ConsultCard|WxxdOrder|WxxdProduct)?)$/.test(
    name,
  ) ||
  /^(?:room(?:Announce|Topic|Create|Avatar)|friendshipAdd|contact(?:Avatar|CorporationRemark|SelfRoomAlias))$/.test(
    name,
  );

/** What is shown outside a chat, as the texts call it. */
export type Shown = "friendRequest" | "moment" | "name" | "signature" | "picture" | "remark";

const SHOWN: readonly (readonly [RegExp, Shown])[] = [
  [/^friendshipAdd$/, "friendRequest"],
  [/Signature$/, "signature"],
  [/^(?:momentCoverage|\w*Avatar)$/, "picture"],
  [/^(?:moment|post)/, "moment"],
  [/^contactSelf/, "name"],
  [/Remark$/, "remark"],
];

export const shownBy = (name: string): Shown | undefined => SHOWN.find(([pattern]) => pattern.test(name))?.[1];
