import { helper } from "../../src/transports/command/helper.js";
import { launchHere } from "../../src/transports/command/launch.js";

// WITHOUT_HELPER=1: the bot starts programs itself, as where no helper comes up.
helper.launcher = () => launchHere();
