// Starts every command of this project. Runs on the machine's own Node.js, before anything is installed: so it imports
// nothing from outside, and up to the version check it is written for any Node.js that knows modules.
const OLDEST = 20;
const major = Number(process.versions.node.split(".")[0]);
if (major < OLDEST) {
  console.error(
    "Pickle Six needs Node.js " +
      OLDEST +
      " or newer to set itself up, and this is " +
      process.version +
      ". Install a newer version from https://nodejs.org and run the command again.",
  );
  process.exitCode = 1;
} else {
  void import("./launch/run-command.mjs").then((launcher) =>
    launcher.runCommand(process.argv[2], process.argv.slice(3)),
  );
}
