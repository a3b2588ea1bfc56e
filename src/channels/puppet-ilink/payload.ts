import { type payloads, types } from "wechaty-puppet";
import { ITEM, type WireItem, type WireMessage } from "../../ilink/wire.js";

const TYPES: Readonly<Record<number, types.Message>> = {
  [ITEM.text]: types.Message.Text,
  [ITEM.image]: types.Message.Image,
  [ITEM.voice]: types.Message.Audio,
  [ITEM.file]: types.Message.Attachment,
  [ITEM.video]: types.Message.Video,
};

/** What a quote is about is not what was typed, and stays out of the text. */
const textIn = ({ text_item: text, voice_item: voice, file_item: file }: WireItem): string =>
  text?.text ?? voice?.text ?? file?.file_name ?? "";

/** A message as Wechaty knows it. */
export function payloadOf(message: WireMessage, id: string, listenerId: string): payloads.Message {
  const items = message.item_list ?? [];
  const [first] = items;
  const filename = first?.file_item?.file_name;
  return {
    id,
    talkerId: message.from_user_id ?? "",
    listenerId: message.to_user_id ?? listenerId,
    text: items.map(textIn).filter(Boolean).join("\n"),
    timestamp: message.create_time_ms ?? 0,
    type: TYPES[first?.type ?? 0] ?? types.Message.Unknown,
    ...(filename !== undefined && { filename }),
  };
}
